import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Photo } from '@/src/components/ui/Photo'
import { cx } from '@/src/components/ui/cx'
import type { ModelTile } from '@/src/domain/content/models/modelTile'

interface ModelRowsProps {
  models: (ModelTile & { description: string | null })[]
}

/** Models one after another, each with a large picture and what it is for; pictures change sides (RTE-31, CON-17). */
export const ModelRows = ({ models }: ModelRowsProps) => (
  <ul className="space-y-6 lg:space-y-8">
    {models.map(({ id, label, href, image, bodies, description }, index) => (
      <li key={id}>
        <article
          className={cx(
            'group relative grid overflow-hidden rounded-xl bg-surface',
            index % 2 === 1
              ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
              : 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
          )}
        >
          <div className={cx('relative aspect-[8/5]', index % 2 === 1 && 'lg:order-last')}>
            {image && (
              <Photo
                url={image.url}
                alt=""
                sizes="(min-width: 1024px) 50rem, 100vw"
                className="object-cover transition-transform duration-500 group-hover:scale-[1.02]"
              />
            )}
          </div>
          <div className="flex flex-col justify-center p-6 sm:p-10">
            {bodies.length > 0 && <p className="text-sm font-semibold text-brand-text">{bodies.join(' · ')}</p>}
            <h3 className="mt-1 text-heading">
              <Link prefetch={false} href={href} className="cover-link">
                {label}
              </Link>
            </h3>
            {description && <p className="mt-4 text-lead text-muted">{description}</p>}
            <span className="mt-6 inline-flex items-center gap-1.5 font-semibold text-brand-text">
              Discover
              <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
            </span>
          </div>
        </article>
      </li>
    ))}
  </ul>
)
