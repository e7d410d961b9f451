import type { DefaultServerCellComponentProps } from 'payload'

/** '66,408 km', or a dash while it is not known. */
export const KilometresCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{typeof cellData === 'number' ? `${cellData.toLocaleString('en-AU')} km` : '—'}</span>
)
