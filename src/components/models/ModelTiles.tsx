import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Card } from '@/src/components/ui/Card'
import { Photo } from '@/src/components/ui/Photo'

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
