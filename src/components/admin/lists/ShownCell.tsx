import type { DefaultServerCellComponentProps } from 'payload'
import './lists.css'
import { shownInWords } from './shownInWords'

/** Whether visitors see a row with dates of its own; Payload's 'Published' is also shown for one that has ended. */
export const ShownCell = ({ rowData }: DefaultServerCellComponentProps) => {
  const row: Record<string, unknown> = { ...rowData }
  const status = row._displayStatus ?? row._status
  const { tone, text } = shownInWords({ status, start: row.start, expiry: row.expiry }, new Date())
  return <span className={`shown-cell shown-cell--${tone}`}>{text}</span>
}
