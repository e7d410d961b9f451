import { ArrowRight, MapPin, Phone } from 'lucide-react'
import { directionsTo } from '@/src/components/locations/AddressLines'
import { Button } from '@/src/components/ui/Button'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { Section } from '@/src/components/ui/Section'
import type { Site } from '@/tenants/Site'

export type Partner = Site['settings']['group']['partners'][number]

/** Who sells a brand for this dealership. */
export const partnerFor = ({ settings }: Pick<Site, 'settings'>, slug: string): Partner | null =>
  settings.group.partners.find(({ brands }) => brands.includes(slug)) ?? null

/** The partner that sells all of some brands in the dealership's place; null: there is none, or one of them is in stock here. */
const onlyPartner = (
  site: Pick<Site, 'settings'>,
  brands: readonly { slug: string; stock: object | null }[],
): Partner | null => {
  const [first, ...others] = brands.map(({ slug, stock }) => (stock ? null : partnerFor(site, slug)))
  return first && others.every((partner) => partner === first) ? first : null
}

/** Where to find a brand that a partner sells: its name, address and telephone, and its own website (RTE-30). */
export const PartnerYard = ({ brand, partner }: { brand: string; partner: Partner }) => (
  <Section id="partner" labelledBy="partner-title" ground="surface">
    <div className="grid gap-8 rounded-xl bg-canvas p-6 shadow-card sm:p-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-16">
      <div>
        <p className="text-muted">Where to find {brand}</p>
        <h2 id="partner-title" className="mt-1 wrap-anywhere text-heading">
          {partner.name}
        </h2>
        <ul className="mt-5 grid gap-1 text-lead">
          <li>
            <a
              href={directionsTo([partner.name, partner.address])}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-8 items-center gap-2.5 hover:underline"
            >
              <MapPin aria-hidden className="size-5 shrink-0 text-brand-text" />
              {partner.address}
            </a>
          </li>
          <li>
            <PhoneLink
              phone={partner.phone}
              className="inline-flex min-h-8 items-center gap-2.5 tabular hover:underline"
            >
              <Phone aria-hidden className="size-5 shrink-0 text-brand-text" />
            </PhoneLink>
          </li>
        </ul>
      </div>
      <Button href={partner.href} size="lg">
        See Their Stock
        <ArrowRight className="size-4.5" />
      </Button>
    </div>
  </Section>
)

/** Brands of a kind that a partner sells: they are not the group's own. */
export interface PartnerBrands {
  /** 'Motorcycles'. */
  kind: string
  brands: string[]
  partner: Partner
}

/** Grids of brands apart from those that partners sell all of. A grid without a title is the dealership's own. */
export const splitPartners = <
  Grid extends { title: string | null; brands: readonly { title: string; slug: string; stock: object | null }[] },
>(
  site: Pick<Site, 'settings'>,
  grids: readonly Grid[],
): { own: Grid[]; atPartners: PartnerBrands[] } => {
  const read = grids.map((grid) => ({
    grid,
    partner: grid.title === null ? null : onlyPartner(site, grid.brands),
  }))
  return {
    own: read.flatMap(({ grid, partner }) => (partner ? [] : [grid])),
    atPartners: read.flatMap(({ grid: { title, brands }, partner }) =>
      partner && title !== null ? [{ kind: title, brands: brands.map((brand) => brand.title), partner }] : [],
    ),
  }
}

/** What partners sell, each as one link to its stock (CON-08). */
export const PartnerLines = ({ lines }: { lines: PartnerBrands[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {lines.map(({ kind, brands, partner }) => (
      <li key={kind}>
        <a
          href={partner.href}
          className="group grid items-baseline gap-x-8 gap-y-1 py-4 text-fg sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_auto]"
        >
          <h3 className="text-subheading">{kind}</h3>
          <span>
            {brands.join(', ')} <span className="text-muted">at our partner {partner.name}</span>
          </span>
          <span className="inline-flex items-center gap-1.5 font-semibold text-brand-text group-hover:underline">
            See their stock
            <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
          </span>
        </a>
      </li>
    ))}
  </ul>
)
