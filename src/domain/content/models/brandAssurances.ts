import type { ConditionCounts } from '@/src/domain/site/StockCounts'

interface WarrantySettings {
  newYears: number | null
  usedYears: number | null
  mechanicalProtectionYears: number | null
}

interface AskedBrand {
  /** What is listed, and whether it is sold new. */
  listed: ConditionCounts
  isSoldNew: boolean
  /** What it makes: 'car', 'caravan'. */
  kind: string
  warranty: WarrantySettings
}

/** Years of warranty that come with a brand's vehicles here (CON-36..38). */
export interface BrandWarranty {
  /** null: its maker's own, whose years the dealership does not say. */
  years: number | null
  text: string
}

/** A dealership's years of warranty, of those that a brand's vehicles here can have. */
export const brandWarranties = ({ listed, isSoldNew, kind, warranty }: AskedBrand): BrandWarranty[] => {
  const { newYears, usedYears, mechanicalProtectionYears } = warranty
  const many = kind === 'car' ? 'cars' : 'vehicles'
  const rows: [years: number | null, holds: boolean, text: string][] = [
    [newYears, isSoldNew, 'of factory warranty on a new one, from the day you collect it'],
    [usedYears, listed.used > 0, `of warranty on eligible used ${many}, passed on if you sell`],
    [
      mechanicalProtectionYears,
      listed.used > 0 && kind === 'car',
      'of mechanical protection for engine, gearbox and steering, available on eligible used cars',
    ],
  ]
  const said = rows.flatMap(([years, holds, text]) => (years !== null && holds ? [{ years, text }] : []))
  // The used warranty alone would read as that of a new one.
  return newYears === null && isSoldNew && said.length > 0
    ? [{ years: null, text: 'Factory warranty on a new one, from the day you collect it' }, ...said]
    : said
}
