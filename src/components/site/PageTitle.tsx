import { crumbsTo } from '@/src/components/page/CrumbTrail'
import { Breadcrumb, type Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'

interface PageTitleProps {
  title: string
  intro?: string | null
  /** Between Home and this page. */
  parents?: Crumb[]
  /** Beside the words, or under them on a phone and on a centred head; left out: no picture. */
  image?: { url: string; alt: string } | null
}

/** The top of a page without a hero: where it is, what it is. */
export const PageTitle = ({ title, intro, parents, image }: PageTitleProps) => (
  <div data-ground="canvas" className={cx('page-head border-b border-line', image && 'page-head-pictured')}>
    <Container className="hero-text pb-8 pt-5 lg:pb-10">
      <Breadcrumb items={crumbsTo(title, parents)} className="mb-4" />
      <h1 className="text-title">{title}</h1>
      {intro && <p className="mt-3 max-w-2xl text-lead text-muted">{intro}</p>}
    </Container>
    {image && (
      <div className="page-head-picture relative aspect-[5/2] overflow-hidden">
        <Photo
          url={image.url}
          alt={image.alt}
          first
          sizes="(min-width: 64rem) 60vw, 100vw"
          className="object-cover object-[center_68%]"
        />
      </div>
    )}
  </div>
)
