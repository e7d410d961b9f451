import type { DefaultServerCellComponentProps } from 'payload'

/** A tick where a box is ticked, nothing elsewhere: a column to run one's eye down. */
export const YesCell = ({ cellData }: DefaultServerCellComponentProps) =>
  cellData === true ? (
    <strong role="img" aria-label="Yes">
      ✓
    </strong>
  ) : null
