import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Card } from '@/src/components/ui/Card'
import { Photo } from '@/src/components/ui/Photo'
import { cx } from '@/src/components/ui/cx'

export interface ModelTileView {
  id: string
  label: string
  href: string
  image: { url: string; alt: string } | null
  bodies: string[]
  brand: { title: string } | null
}

/** The models sold new, each with its picture: 'Discover', 'All New' in front of a launch (CON-17, CON-18). */
export const ModelTiles = ({ models }: { models: ModelTileView[] }) => (
  <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
    {models.map(({ id, label, href, image, bodies, brand }) => (
      <li key={id}>
        <Card as="article" interactive className="group flex h-full flex-col">
          <div className="relative aspect-[8/5] overflow-hidden bg-surface">
            {image && (
              <Photo
                url={image.url}
                alt=""
                sizes="(min-width: 1280px) 20rem, (min-width: 640px) 45vw, 100vw"
                className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
              />
            )}
          </div>
          <div className="flex grow flex-col p-5">
            <p className="text-sm text-muted">{[brand?.title, bodies[0]].filter(Boolean).join(' · ')}</p>
            <h3 className="mt-1 text-subheading">
              <Link prefetch={false} href={href} className="cover-link">
                {label}
              </Link>
            </h3>
            <span className="mt-auto inline-flex items-center gap-1.5 pt-4 font-semibold text-brand-text">
              Discover
              <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
            </span>
          </div>
        </Card>
      </li>
    ))}
  </ul>
)

interface ModelRowsProps {
  models: (ModelTileView & { description: string | null })[]
}

/** Models one after another, each with a large picture and what it is for; pictures change sides (RTE-31, CON-17). */
export const ModelRows = ({ models }: ModelRowsProps) => (
  <ul className="space-y-6 lg:space-y-8">
    {models.map(({ id, label, href, image, bodies, description }, index) => (
      <li key={id}>
        <article className="group relative grid overflow-hidden rounded-xl bg-surface lg:grid-cols-2">
          <div className={cx('relative aspect-[8/5]', index % 2 === 1 && 'lg:order-last')}>
            {image && (
              <Photo
                url={image.url}
                alt=""
                sizes="(min-width: 1024px) 42rem, 100vw"
                className="object-cover transition-transform duration-500 group-hover:scale-[1.02]"
              />
            )}
          </div>
          <div className="flex flex-col justify-center p-6 sm:p-10 lg:p-14">
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
