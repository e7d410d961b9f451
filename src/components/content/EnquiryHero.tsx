import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import { CrumbTrail, type PageAddress } from './CrumbTrail'

interface EnquiryHeroProps extends PageAddress {
  title: string
  text: string
  image: { url: string; alt: string } | null
  actions: { label: string; href: string }[]
}

/** The top of a page that ends in a form: what it is for, and the way down to it. */
export const EnquiryHero = ({ site, path, title, text, image, actions }: EnquiryHeroProps) => (
  <div data-ground="ink" className="on-dark bg-ink text-on-ink">
    <Container className="grid items-center gap-8 pb-12 pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-14 lg:pb-16">
      <CrumbTrail
        site={site}
        path={path}
        title={title}
        className="lg:col-span-2 [&_[aria-current]]:text-on-ink [&_a:hover]:text-on-ink"
      />
      <div>
        <h1 className="text-title">{title}</h1>
        <p className="mt-5 max-w-xl text-lead text-on-ink-muted">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {actions.map(({ label, href }, index) => (
            <Button key={href} href={href} size="lg" variant={index === 0 ? 'inverse' : 'outlineInverse'}>
              {label}
            </Button>
          ))}
        </div>
      </div>
      {image && (
        <div className="relative aspect-[8/5] overflow-hidden rounded-xl">
          <Photo
            url={image.url}
            alt={image.alt}
            first
            sizes="(min-width: 1024px) 44rem, 100vw"
            className="object-cover"
          />
        </div>
      )}
    </Container>
  </div>
)
