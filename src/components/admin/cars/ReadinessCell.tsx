import type { DefaultServerCellComponentProps } from 'payload'
import './cars.css'
import { readinessOf } from './readinessOf'

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
