import Link from 'next/link'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { cx } from '@/src/components/ui/cx'
import { placeDoors } from '@/src/domain/locations/placeStock'
import type { SiteLocation } from '@/tenants/Site'
import type { ShownPlace } from './ShownPlace'

interface PlaceDoorsProps {
  place: Pick<ShownPlace, 'departments' | 'stock'>
  hrefFor: (location: SiteLocation) => string
  /** As text, where a page has no other buttons. */
  links?: boolean
  className?: string
}

const link = 'inline-flex min-h-8 items-center text-[0.9375rem] font-semibold text-brand-text hover:underline'

/** What a place is visited for: its stock, its workshop, a drive; nothing where it has none of them. */
export const PlaceDoors = ({ place, hrefFor, links = false, className }: PlaceDoorsProps) => {
  const [main] = place.departments
  const doors = placeDoors(place, hrefFor(main))
  return (
    doors.length > 0 && (
      <ul className={cx('flex flex-wrap', links ? 'gap-x-5' : 'gap-2', className)}>
        {doors.map(({ label, href }) => (
          <li key={label} className={links ? undefined : 'max-sm:grow'}>
            <Link
              prefetch={false}
              href={href}
              className={
                links
                  ? link
                  : buttonClasses({
                      size: 'sm',
                      variant: 'outline',
                      className: 'max-lg:h-11 max-sm:w-full max-sm:px-3',
                    })
              }
            >
              {label}
              <span className="sr-only"> at {main.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    )
  )
}
