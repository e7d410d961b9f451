import type { DemoLocation } from '@/tenants/demo/DemoTenant'
import type { CatalogueModel } from '../catalogue/CatalogueModel'
import type { Condition } from './DemoCar'
import { usualKm } from './priceTag'
import type { Random } from '../random'

export const yearOf = (dice: Random, entry: CatalogueModel, condition: Condition, now: Date): number => {
  const thisYear = now.getFullYear()
  if (condition !== 'used') return dice.chance(0.8) ? thisYear : Math.max(thisYear - 1, entry.from)
  const oldest = Math.max(entry.from, thisYear - 9)
  const youngest = Math.min(entry.to ?? thisYear, thisYear - (dice.chance(0.12) ? 0 : 1))
  return Math.max(oldest, Math.min(youngest, dice.int(oldest, youngest)))
}

export const odometerOf = (dice: Random, entry: CatalogueModel, condition: Condition, ageYears: number): number => {
  if (entry.caravan !== null) return 0
  if (condition === 'new') return dice.int(5, 24)
  if (condition === 'demo')
    return dice.int(entry.itemType === 'motorcycle' ? 120 : 1_200, entry.itemType === 'motorcycle' ? 900 : 9_800)
  // A motorhome.
  if (entry.itemType === 'caravan') return dice.int(4_000, 12_000) * Math.max(1, Math.round(ageYears))
  const usual = usualKm(entry.itemType, ageYears)
  return Math.max(2_400, Math.round(usual * (0.55 + dice.next() * 0.8)))
}

export const monthOf = (dice: Random, year: number, now: Date): { month: number; age: number } => {
  const last = year === now.getFullYear() ? Math.max(1, now.getMonth() - 1) : 12
  const month = dice.int(1, last)
  return { month, age: Math.max(0.1, (now.getTime() - Date.UTC(year, month - 1, 15)) / 31_557_600_000) }
}

/** Used cars stand at the yards that sell every make; a caravan, a motorcycle or a truck always at the yard of its kind. */
export const locationFor = (
  dice: Random,
  locations: readonly DemoLocation[],
  { make, itemType }: Pick<CatalogueModel, 'make' | 'itemType'>,
  condition: Condition,
): DemoLocation => {
  const sales = locations.filter((place) => place.type === 'sales')
  const slug = make.toLowerCase().replaceAll(' ', '-')
  const franchise = sales.filter((place) => place.manufacturers.includes(slug))
  const open = sales.filter((place) => place.manufacturers.length === 0)
  const fitting =
    condition === 'used' && itemType === 'car'
      ? open.length > 0
        ? open
        : sales
      : franchise.length > 0
        ? franchise
        : open
  return dice.pick(fitting.length > 0 ? fitting : sales)
}

export const nextExpiry = (dice: Random, now: Date): string =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth() + dice.int(1, 11), dice.int(1, 28))).toISOString()

const pad = (month: number) => String(month).padStart(2, '0')
export const monthText = (year: number, month: number, later: number): string => {
  const at = new Date(Date.UTC(year, month - 1 + later, 1))
  return `${pad(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`
}

export const isRegistered = (entry: CatalogueModel, condition: Condition) =>
  condition !== 'new' && entry.caravan === null
