import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'

/** The first photo, with two or three small ones next to it; of two photos only the first is shown, as in the PDF. */
export const PrintPhotos = ({ addresses, name }: { addresses: string[]; name: string }) => {
  const [first, ...rest] = addresses
  if (!first) return null
  const smalls = rest.length < 2 ? [] : rest.slice(0, 3)
  return (
    <div
      className={cx(
        'grid aspect-[2/1] gap-1 overflow-hidden',
        smalls.length === 3 && 'grid-cols-[3fr_1fr] grid-rows-3',
        smalls.length === 2 && 'grid-cols-[2fr_1fr] grid-rows-2',
      )}
    >
      <div className={cx('relative', smalls.length === 3 && 'row-span-3', smalls.length === 2 && 'row-span-2')}>
        <Photo url={first} alt={name} first sizes="48rem" />
      </div>
      {smalls.map((url) => (
        <div key={url} className="relative">
          <Photo url={url} alt="" first sizes="16rem" />
        </div>
      ))}
    </div>
  )
}
