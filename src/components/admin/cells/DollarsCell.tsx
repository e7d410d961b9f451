import type { DefaultServerCellComponentProps } from 'payload'

/** '$24,990', or a dash while there is none. */
export const DollarsCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{typeof cellData === 'number' ? `$${cellData.toLocaleString('en-AU')}` : '—'}</span>
)
