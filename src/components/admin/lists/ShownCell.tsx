import type { DefaultServerCellComponentProps } from 'payload'
import './lists.css'
import { shownOf } from './shownOf'

/** Whether visitors see a row; Payload's 'Published' is also shown for one that has ended. */
export const ShownCell = async ({ collectionConfig, payload, rowData }: DefaultServerCellComponentProps) => {
  const { tone, text } = await shownOf(payload, collectionConfig.slug, Object(rowData))
  return <span className={`shown-cell shown-cell--${tone}`}>{text}</span>
}
