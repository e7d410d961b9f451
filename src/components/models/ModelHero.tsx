import { Badge } from '@/src/components/ui/Badge'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import type { ModelRange } from '@/src/domain/content/models/modelRange'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { CrumbTrail, type PageAddress } from '../page/CrumbTrail'
import { ModelColours } from './ModelColours'

interface ModelHeroProps extends PageAddress, Pick<ModelRange, 'priceFromDollars' | 'colours'> {
  name: string
  isNew: boolean
  description: string | null
  bodies: string[]
  brand: { title: string; slug: string } | null
  image: { url: string; alt: string } | null
  stockHref: string | null
  /** Parts of the page further down. */
  jumps: { label: string; href: string }[]
}

/** The top of a model's page: the model in its colours, what it is, its price, and the ways on (RTE-28, CON-17). */
export const ModelHero = ({
  site,
  path,
  name,
  isNew,
  description,
  bodies,
  brand,
  image,
  priceFromDollars,
  colours,
  stockHref,
  jumps,
}: ModelHeroProps) => (
  <div className="bg-surface">
    <Container className="grid items-center gap-8 pb-10 pt-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-12 lg:pb-14">
      <CrumbTrail
        site={site}
        path={path}
        title={name}
        parents={[
          { label: 'Models', href: '/models' },
          ...(brand ? [{ label: brand.title, href: `/brands/${brand.slug}` }] : []),
        ]}
        className="lg:col-span-2"
      />
      <div className="max-lg:order-last">
        {isNew && (
          <Badge tone="accent" className="mb-4">
            All New
          </Badge>
        )}
        <h1 className="text-title">{[brand?.title, name].filter(Boolean).join(' ')}</h1>
        {bodies.length > 0 && <p className="mt-2 font-semibold text-muted">{bodies.join(' · ')}</p>}
        {description && <p className="mt-5 text-lead text-muted">{description}</p>}
        {priceFromDollars !== null && (
          <p className="mt-6">
            From <span className="text-heading font-semibold">{formatDollars(priceFromDollars)}</span> drive away
          </p>
        )}
        <div className="mt-8 grid max-w-md grid-cols-2 gap-3 [&>:first-child:nth-last-child(odd)]:col-span-2">
          <Button href="#enquire" size="lg">
            Enquire Now
          </Button>
          {stockHref && (
            <Button href={stockHref} size="lg" variant="outline">
              Our Stock
            </Button>
          )}
          <Button href="/book-test-drive" size="lg" variant="outline">
            Book A Test Drive
          </Button>
        </div>
        {jumps.length > 1 && (
          <nav aria-label="On this page" className="mt-8 border-t border-line pt-4">
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {jumps.map(({ label: words, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex min-h-8 items-center font-semibold text-brand-text hover:underline"
                  >
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {colours.length > 0 && <ModelColours name={name} colours={colours} />}
      {colours.length === 0 && image && (
        <div className="relative aspect-[8/5] overflow-hidden rounded-xl bg-canvas">
          <Photo
            url={image.url}
            alt={image.alt}
            first
            sizes="(min-width: 1024px) 52rem, 100vw"
            className="object-cover"
          />
        </div>
      )}
    </Container>
  </div>
)
