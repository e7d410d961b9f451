import type { ReactNode } from 'react'
import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { CrumbTrail, type PageAddress } from './CrumbTrail'

interface InkHeroProps extends PageAddress {
  /** Its crumb. */
  title: string
  /** Between Home and this page. */
  parents?: Crumb[]
  image: { url: string; alt: string } | null
  /** Width of the picture next to the text. */
  imageWidth: string
  /** Its two columns on a wide screen. */
  columns: string
  children: ReactNode
}

/** The dark top of a page: breadcrumb, text and picture. */
export const InkHero = ({ site, path, title, parents, image, imageWidth, columns, children }: InkHeroProps) => (
  <div data-ground="ink" className="on-dark bg-ink text-on-ink">
    <Container className={cx('grid items-center gap-8 pb-12 pt-5 lg:gap-14 lg:pb-16', columns)}>
      <CrumbTrail
        site={site}
        path={path}
        title={title}
        parents={parents}
        className="lg:col-span-2 [&_[aria-current]]:text-on-ink [&_a:hover]:text-on-ink"
      />
      <div>{children}</div>
      {image && (
        <div className="relative aspect-[8/5] overflow-hidden rounded-xl">
          <Photo
            url={image.url}
            alt={image.alt}
            first
            sizes={`(min-width: 1024px) ${imageWidth}, 100vw`}
            className="object-cover"
          />
        </div>
      )}
    </Container>
  </div>
)
