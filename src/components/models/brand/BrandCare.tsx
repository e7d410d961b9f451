import { ArrowRight, CircleCheck, Package, ShieldCheck, Wrench } from 'lucide-react'
import Link from 'next/link'
import { LocationOpen } from '@/src/components/hours/LocationOpen'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { Section } from '@/src/components/ui/Section'
import { PromiseLine } from '@/src/components/vehicle/price/Promises'
import { withArticle } from '@/src/domain/content/models/brandMentions'
import type { BrandWarranty } from '@/src/domain/content/models/brandAssurances'
import type { Site, SiteLocation } from '@/tenants/Site'

interface BrandCareProps {
  title: string
  /** Its workshops and parts counters here. */
  departments: SiteLocation[]
  warranties: BrandWarranty[]
  /** What the dealership promises with a vehicle of it (`vdp.promises`). */
  promises: Site['settings']['vdp']['promises']
  /** What a used one went through; null: none is used, or it is not said. */
  inspection: string | null
}

/** What a department is for. */
const DOORS = {
  service: {
    Icon: Wrench,
    name: 'Service',
    words: 'Book a service',
    hrefAt: (id: string) => `/service?location_id=${id}#service-booking`,
  },
  parts: { Icon: Package, name: 'Parts', words: 'Ask for a part', hrefAt: () => '/vehicle-parts-and-accessories' },
}

const Department = ({ place }: { place: SiteLocation }) => {
  const { Icon, name, words, hrefAt } = DOORS[place.locationType === 'parts' ? 'parts' : 'service']
  return (
    <li className="flex items-start gap-4 py-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-brand text-on-brand">
        <Icon className="size-5.5" />
      </span>
      <div className="min-w-0 grow">
        <h3 className="text-subheading">{name}</h3>
        <p className="text-muted">{place.name}</p>
        <LocationOpen location={place} />
        <p className="mt-1 flex flex-wrap gap-x-6">
          <Link
            prefetch={false}
            href={hrefAt(place.id)}
            className="group inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-text hover:underline"
          >
            {words}
            <ArrowRight className="size-4" />
          </Link>
          {place.phone && (
            <PhoneLink
              phone={place.phone}
              className="inline-flex min-h-8 items-center font-semibold tabular hover:underline"
            />
          )}
        </p>
      </div>
    </li>
  )
}

const LIST = 'grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 divide-y divide-line self-start border-y border-line'

/** Years as a large number; a maker's own, whose years are not known here, as a line of words like the promises. */
const Warranty = ({ years, text }: BrandWarranty) =>
  years === null ? (
    <li className="col-span-2 flex items-center gap-4 py-4">
      <ShieldCheck aria-hidden className="size-6 shrink-0 text-brand-text" />
      {text}
    </li>
  ) : (
    <li className="col-span-2 grid grid-cols-subgrid items-center py-4">
      <span className="whitespace-nowrap text-title font-bold leading-none text-brand-text tabular">
        {`${years} ${years === 1 ? 'year' : 'years'}`}
      </span>
      <span>{text}</span>
    </li>
  )

const Promises = ({ title, promises, inspection }: Pick<BrandCareProps, 'title' | 'promises' | 'inspection'>) => (
  <>
    {promises.map((promise) => (
      <PromiseLine
        key={promise.text}
        promise={promise}
        className="col-span-2 gap-4 py-4"
        iconClassName="size-6 text-brand-text"
      />
    ))}
    {inspection && (
      <li className="col-span-2 flex items-center gap-4 py-4">
        <CircleCheck className="size-6 shrink-0 text-brand-text" />
        Every used {title}: {inspection.charAt(0).toLowerCase() + inspection.slice(1)}
      </li>
    )}
  </>
)

/** What comes with a brand here, and who looks after it: years of warranty, promises, workshop and parts counter (RTE-30). */
export const BrandCare = ({ title, departments, warranties, promises, inspection }: BrandCareProps) => {
  const hasPromises = promises.length > 0 || inspection !== null
  const isPromised = warranties.length > 0 || hasPromises
  if (!isPromised && departments.length === 0) return null
  return (
    <Section
      title={isPromised ? `With ${withArticle(title)} from here` : `Looking after your ${title}`}
      link={warranties.length > 0 ? { label: 'About warranty', href: '/warranty' } : null}
    >
      {/* As many columns as there are lists: none is beside an empty one. */}
      <div className="grid gap-x-14 lg:auto-cols-fr lg:grid-flow-col max-lg:[&>ul+ul]:border-t-0">
        {warranties.length > 0 && (
          <ul className={LIST}>
            {warranties.map((warranty) => (
              <Warranty key={warranty.text} {...warranty} />
            ))}
          </ul>
        )}
        {hasPromises && (
          <ul className={LIST}>
            <Promises title={title} promises={promises} inspection={inspection} />
          </ul>
        )}
        {departments.length > 0 && (
          <ul className="divide-y divide-line self-start border-y border-line">
            {departments.map((place) => (
              <Department key={place.id} place={place} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
