import { Button } from '@/src/components/ui/Button'
import type { Site } from '@/tenants/Site'
import { heroButtons, PageHero } from '../page/PageHero'

interface EnquiryHeroProps {
  site: Pick<Site, 'origin' | 'theme'>
  /** Canonical path of the page. */
  path: string
  title: string
  text: string
  image: { url: string; alt: string } | null
  actions: { label: string; href: string }[]
}

/** The top of a page that ends in a form: what it is for, and the way down to it. */
export const EnquiryHero = ({ site, path, title, text, image, actions }: EnquiryHeroProps) => {
  const { first, second } = heroButtons(site)
  return (
    <PageHero site={site} path={path} title={title} image={image}>
      <h1 className="text-title">{title}</h1>
      {text && <p className="mt-5 max-w-xl text-lead text-on-ink-muted">{text}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {actions.map(({ label, href }, index) => (
          <Button key={href} href={href} size="lg" variant={index === 0 ? first : second}>
            {label}
          </Button>
        ))}
      </div>
    </PageHero>
  )
}
