import type { DefaultServerCellComponentProps } from 'payload'
import { carReadiness, type Readiness } from '@/src/domain/stock/checks/carReadiness'
import './cars.css'

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** What a car lacks, from its values by name, of a form or of a row. */
export const readinessOf = (value: (name: string) => unknown, photos: number): Readiness => {
  const vin = value('vin')
  const status = value('status')
  return carReadiness({
    status: typeof status === 'string' ? status : '',
    shown: value('show_on_dealer_website') !== false,
    price: numberOf(value('price')),
    offer_price: numberOf(value('offer_price')),
    preorder: value('preorder') === true,
    vin: typeof vin === 'string' && vin.trim() !== '' ? vin.trim() : null,
    photos,
  })
}

/** In the list of cars: what one lacks, in a word each; a tick when it is ready. */
export const ReadinessCell = ({ rowData }: DefaultServerCellComponentProps) => {
  const row: Record<string, unknown> = { ...rowData }
  const { live, lacks } = readinessOf((name) => row[name], typeof row.photos_count === 'number' ? row.photos_count : 0)
  if (lacks.length === 0) return <span aria-label="Ready">✓</span>
  const words = lacks.map((lack) => /^No (price|photo|VIN)/.exec(lack)?.[0] ?? 'VIN looks wrong').join(', ')
  return (
    <span className={live ? 'ready-cell--not' : undefined} title={lacks.join(' ')}>
      {words}
    </span>
  )
}
