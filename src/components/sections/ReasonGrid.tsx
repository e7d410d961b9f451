import { cx } from '@/src/components/ui/cx'
import type { LucideIcon } from 'lucide-react'
import { Photo } from '@/src/components/ui/Photo'

export interface Reason {
  icon: LucideIcon
  title: string
  text: string | null
}

interface ReasonGridProps {
  reasons: Reason[]
  /** Beside the reasons on a wide screen, above them on a tablet. */
  image?: { url: string; alt: string } | null
  /** 'grid': side by side under their icons. 'lines': each on a ruled line, its words on the right. */
  look?: 'grid' | 'lines'
}

/** Reasons on ruled lines; the picture is beside them and stays while they are read. */
const ReasonLines = ({ reasons, image }: Pick<ReasonGridProps, 'reasons' | 'image'>) => (
  <div className={cx(image && 'grid gap-10 lg:grid-cols-2 lg:gap-16')}>
    {image && (
      <div className="relative aspect-[3/2] overflow-hidden rounded-xl bg-current/5 max-sm:hidden lg:sticky lg:top-28 lg:aspect-[5/4] lg:self-start">
        <Photo url={image.url} alt={image.alt} sizes="(min-width: 1024px) 40rem, 100vw" />
      </div>
    )}
    <ul className="border-b border-line">
      {reasons.map(({ title, text }) => (
        <li
          key={title}
          className={cx(
            'grid gap-x-14 gap-y-2 border-t border-line py-6 lg:py-8',
            !image && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]',
          )}
        >
          <h3 className={cx('text-heading', !image && 'lg:text-title')}>{title}</h3>
          {text && <p className="max-w-2xl text-lead text-muted">{text}</p>}
        </li>
      ))}
    </ul>
  </div>
)

/** Keeps rows full: three and six reasons in threes, any other number in fours. */
const COLUMNS: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  5: 'sm:grid-cols-2 lg:grid-cols-3',
  6: 'sm:grid-cols-2 lg:grid-cols-3',
}

/** Why buy here (CON-14). */
export const ReasonGrid = ({ reasons, image = null, look = 'grid' }: ReasonGridProps) => {
  if (look === 'lines') return <ReasonLines reasons={reasons} image={image} />
  const list = (
    <ul
      className={cx(
        'grid gap-x-10 gap-y-6 sm:gap-y-10',
        image
          ? reasons.length > 3
            ? 'sm:grid-cols-2'
            : ''
          : (COLUMNS[reasons.length] ?? 'sm:grid-cols-2 lg:grid-cols-4'),
      )}
    >
      {reasons.map(({ icon: Icon, title, text }) => (
        <li
          key={title}
          className={cx('max-sm:flex max-sm:gap-4', image ? 'flex gap-4' : 'sm:start-centred:text-center')}
        >
          <span
            className={cx(
              'grid size-12 shrink-0 place-items-center rounded-md bg-current/7 text-brand-text',
              !image && 'sm:start-centred:mx-auto',
            )}
          >
            <Icon className="size-6" />
          </span>
          <div className={image ? undefined : 'sm:mt-5'}>
            <h3 className="text-subheading">{title}</h3>
            {text && <p className="mt-1 text-muted sm:mt-2">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
  if (!image) return list
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:gap-14">
      <div className="relative aspect-[3/2] overflow-hidden rounded-xl motif-picture bg-current/5 max-sm:hidden lg:aspect-[5/4]">
        <Photo url={image.url} alt={image.alt} sizes="(min-width: 1024px) 38rem, 100vw" />
      </div>
      {list}
    </div>
  )
}
