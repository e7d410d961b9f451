import Link from 'next/link'
import { Photo } from '@/src/components/ui/Photo'
import { counted } from '@/src/domain/counted'
import type { StockCount } from '@/src/domain/site/StockCounts'

interface BodyTypeTilesProps {
  bodies: (StockCount & { image: string | null })[]
}

const COLUMNS: Record<number, string> = {
  2: '',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-4',
  5: 'md:grid-cols-5',
  8: 'md:grid-cols-4',
}

/** Stock by body type, each with its picture and how many there are: a strip. */
export const BodyTypeTiles = ({ bodies }: BodyTypeTilesProps) => (
  <ul
    className={`phone-row grid grid-cols-2 gap-3 [--phone-item:42%] sm:gap-5 ${COLUMNS[bodies.length] ?? 'md:grid-cols-3 lg:grid-cols-6'}`}
  >
    {bodies.map(({ label, href, total, image }) => (
      <li key={href}>
        <Link
          prefetch={false}
          href={href}
          className="group block h-full overflow-hidden rounded-lg bg-canvas text-center text-fg shadow-card transition-shadow hover:shadow-raised"
        >
          {image && (
            <span className="relative block aspect-[8/5] overflow-hidden">
              <Photo
                url={image}
                alt=""
                sizes="(min-width: 1024px) 14rem, 45vw"
                className="object-cover transition-transform duration-500 group-hover:scale-105"
              />
            </span>
          )}
          <span className="block px-3 py-3.5">
            <span className="block font-semibold">{label}</span>
            <span className="tabular text-sm text-muted">{counted(total, 'vehicle')}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
