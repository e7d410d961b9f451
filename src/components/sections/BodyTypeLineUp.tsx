import Link from 'next/link'
import { Photo } from '@/src/components/ui/Photo'
import type { StockCount } from '@/src/domain/site/StockCounts'

interface BodyTypeLineUpProps {
  bodies: (Omit<StockCount, 'slug'> & { image: string | null })[]
}

/** Stock by body type in one row of pictures, each as wide as the others. A phone swipes it. */
export const BodyTypeLineUp = ({ bodies }: BodyTypeLineUpProps) => (
  <ul className="no-scrollbar relative -mx-gutter flex snap-x scroll-px-gutter gap-3 overflow-x-auto overscroll-x-contain px-gutter sm:gap-5 lg:mx-0 lg:px-0">
    {bodies.map(({ label, href, total, image }) => (
      <li key={href} className="w-[42%] shrink-0 snap-start sm:w-1/3 lg:w-auto lg:max-w-1/2 lg:flex-1 lg:basis-0">
        <Link prefetch={false} href={href} className="group block rounded-lg">
          <span className="relative block aspect-[8/5] overflow-hidden rounded-lg bg-surface lg:aspect-[4/3]">
            {image && (
              <Photo
                url={image}
                alt=""
                sizes="(min-width: 1024px) 22vw, 70vw"
                className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
              />
            )}
          </span>
          <span className="flex items-baseline gap-2 pt-3">
            <span className="text-[1.0625rem] font-semibold group-hover:underline">{label}</span>
            <span className="tabular text-sm text-muted">
              {total.toLocaleString('en-AU')}
              <span className="sr-only"> vehicles</span>
            </span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
