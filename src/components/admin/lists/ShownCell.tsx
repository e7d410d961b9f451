import type { DefaultServerCellComponentProps } from 'payload'
import './lists.css'
import { shownInWords } from './shownInWords'

/** Whether visitors see a row with dates of its own: 'Published' alone would be said of one that ended long ago. */
export const ShownCell = ({ rowData }: DefaultServerCellComponentProps) => {
  const row: Record<string, unknown> = { ...rowData }
  const status = row._displayStatus ?? row._status
  const { tone, text } = shownInWords({ status, start: row.start, expiry: row.expiry }, new Date())
  return <span className={`shown-cell shown-cell--${tone}`}>{text}</span>
}
