import { crumbsTo } from '@/src/components/page/CrumbTrail'
import { Breadcrumb, type Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { Container } from '@/src/components/ui/Container'

interface PageTitleProps {
  title: string
  intro?: string | null
  /** Between Home and this page. */
  parents?: Crumb[]
}

/** The top of a page without a hero: where it is, what it is. */
export const PageTitle = ({ title, intro, parents }: PageTitleProps) => (
  <div data-ground="canvas" className="page-head border-b border-line">
    <Container className="hero-text pb-8 pt-5 lg:pb-10">
      <Breadcrumb items={crumbsTo(title, parents)} className="mb-4" />
      <h1 className="text-title">{title}</h1>
      {intro && <p className="mt-3 max-w-2xl text-lead text-muted">{intro}</p>}
    </Container>
  </div>
)
