import type { DefaultServerCellComponentProps } from 'payload'

/** The main photo of a car in the list, small. */
export const PhotoCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'string' && cellData !== '' ? (
    // eslint-disable-next-line @next/next/no-img-element -- the address may be anywhere a feed says
    <img
      src={cellData}
      alt=""
      width={80}
      height={50}
      loading="lazy"
      style={{ objectFit: 'cover', borderRadius: 4, display: 'block' }}
    />
  ) : (
    <span aria-label="No photo">—</span>
  )
