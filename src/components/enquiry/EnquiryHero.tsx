import { Button } from '@/src/components/ui/Button'
import type { PageAddress } from '../page/CrumbTrail'
import { InkHero } from '../page/InkHero'

interface EnquiryHeroProps extends PageAddress {
  title: string
  text: string
  image: { url: string; alt: string } | null
  actions: { label: string; href: string }[]
}

/** The top of a page that ends in a form: what it is for, and the way down to it. */
export const EnquiryHero = ({ site, path, title, text, image, actions }: EnquiryHeroProps) => (
  <InkHero
    site={site}
    path={path}
    title={title}
    image={image}
    imageWidth="44rem"
    columns="lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
  >
    <h1 className="text-title">{title}</h1>
    {text && <p className="mt-5 max-w-xl text-lead text-on-ink-muted">{text}</p>}
    <div className="mt-8 flex flex-wrap gap-3">
      {actions.map(({ label, href }, index) => (
        <Button key={href} href={href} size="lg" variant={index === 0 ? 'inverse' : 'outlineInverse'}>
          {label}
        </Button>
      ))}
    </div>
  </InkHero>
)
