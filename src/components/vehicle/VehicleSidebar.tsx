import type { ReactNode } from 'react'
import { ArrowUpDown, Cog, Gauge, type LucideIcon, MapPin, Users, Printer } from 'lucide-react'
import { Badge } from '@/src/components/ui/Badge'
import type { Car } from '@/src/domain/stock/car/Car'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import { cardTag } from '@/src/domain/stock/availability/cardTag'
import { soldMessage } from '@/src/domain/stock/availability/similarEnquiryMessage'
import { highlightsOf } from '@/src/domain/stock/specifications/featureOrder'
import { metresAndFeet, unbrokenUnits } from '@/src/domain/stock/specifications/specValue'
import type { Site } from '@/tenants/Site'
import { kindIcons } from './kindIcons'
import { FinanceCallout, FinanceEstimate } from './finance/FinanceCallout'
import { CertifiedBadge, SidebarDetails } from './details/SidebarDetails'
import { VehicleActions } from './enquiry/VehicleActions'
import { Promises } from './price/Promises'
import { MarketPrice, VehiclePrice } from './price/VehiclePrice'
import { VehicleViews } from './views/VehicleViews'
import { CompareToggle } from './tools/CompareToggle'
import { PdfButton } from './tools/PdfButton'
import { ShareMenu } from './tools/ShareMenu'
import { toolClasses } from './tools/toolClasses'

/** Compare, share, PDF and print (TEN-11, TEN-12, VDP-14, WAT-11). */
const VehicleTools = ({ car, url }: { car: Car; url: string }) => (
  <div className="grid grid-cols-4 justify-items-center border-t border-line pt-3 [&>a]:h-14 [&>a]:w-full [&>a]:flex-col [&>a]:gap-1 [&>a]:px-1 [&>a]:text-xs [&>button]:h-14 [&>button]:w-full [&>button]:flex-col [&>button]:gap-1 [&>button]:px-1 [&>button]:text-xs">
    <CompareToggle carId={car.id} name={car.name} look="text" />
    <ShareMenu name={car.name} url={url} />
    <PdfButton slug={car.slug} />
    <a href={`/print?car_id=${encodeURIComponent(car.slug)}`} target="_blank" rel="noopener" className={toolClasses}>
      <Printer className="size-4.5" />
      Print
    </a>
  </div>
)

const CONDITIONS: Record<Car['car_type'], string> = { new: 'New', demo: 'Demo', used: 'Used' }

interface VehicleSidebarProps {
  car: Car
  site: Pick<Site, 'settings' | 'lenders' | 'websiteId'>
  /** As the dealership gives it, null when it gives none (VDP-26). */
  phone: string | null
  now: Date
  /** Absolute address of the page, to share. */
  url: string
  /** What belongs under the price. */
  underPrice: ReactNode
}

/** A card beside the photos; under photos of the whole width three columns, without a frame (`theme.vehicleLayout`). */
const FRAME =
  "rounded-xl border-line bg-canvas sm:p-7 sm:card-outlined:border sm:card-flush:border sm:shadow-card card-outlined:shadow-none card-flush:shadow-none vehicle-wide:col-span-full vehicle-wide:grid vehicle-wide:gap-x-14 vehicle-wide:rounded-none vehicle-wide:border-x-0 vehicle-wide:border-t-0 vehicle-wide:border-b vehicle-wide:px-0 vehicle-wide:pt-2 vehicle-wide:pb-10 vehicle-wide:shadow-none vehicle-wide:[grid-template:'name_price_actions'_auto_'facts_price_actions'_1fr_'facts_details_actions'_auto_'facts_details_more'_auto/1fr_1fr_0.95fr]"

type Fact = { icon: LucideIcon; label: string; value: string | null }

/** The icon row: kilometres, transmission, body; a caravan has beds and a length instead (VDP-18, CAR-35). */
const facts = (car: Car): Fact[] => {
  const caravan = car.caravan_specifications
  const body: Fact = {
    icon: kindIcons[car.item_type],
    label: 'Body',
    value: car.simple_body ?? car.body,
  }
  // A motorhome drives: it has kilometres and a gearbox like a car.
  if (caravan && car.km === null)
    return [
      { icon: Users, label: 'Sleeps', value: caravan.sleeps ? `Sleeps ${caravan.sleeps}` : null },
      {
        icon: ArrowUpDown,
        label: 'Length',
        value: unbrokenUnits(metresAndFeet(caravan.body_length) ?? '') || null,
      },
      body,
    ]
  return [
    { icon: Gauge, label: 'Odometer', value: car.km === null ? null : `${car.km.toLocaleString('en-AU')} km` },
    { icon: Cog, label: 'Transmission', value: car.simple_transmission ?? car.trans },
    body,
  ]
}

const IconRow = ({ car }: { car: Car }) => (
  <dl className="mt-6 grid auto-cols-fr grid-flow-col gap-2 border-t border-line pt-6 text-center">
    {facts(car).flatMap(({ icon: Icon, label, value }) =>
      value ? (
        <div key={label} className="grid content-start justify-items-center gap-1.5">
          <dt>
            <Icon className="size-5.5 text-muted" />
            <span className="sr-only">{label}</span>
          </dt>
          <dd className="text-sm font-semibold tabular">{value}</dd>
        </div>
      ) : (
        []
      ),
    )}
  </dl>
)

const Place = ({ place }: { place: NonNullable<Car['location']> }) => (
  <p className="mt-6 flex items-start gap-2.5 border-t border-line pt-6 text-sm">
    <MapPin className="mt-0.5 size-4.5 text-muted" />
    <span>
      <a href="#vehicle-map" className="block font-semibold hover:underline">
        {place.name}
      </a>
      <span className="text-muted">{[place.address?.street, place.city, place.state].filter(Boolean).join(', ')}</span>
    </span>
  </p>
)

/** Before the list of all features; more would be that list again. */
const HIGHLIGHTS = 4

const Highlights = ({ features }: { features: readonly string[] }) => {
  const shown = highlightsOf(features, HIGHLIGHTS)
  return shown.length === 0 ? null : (
    <ul aria-label="Highlights" className="mt-4 flex flex-wrap gap-1.5">
      {shown.map((feature) => (
        <li key={feature} className="rounded-full bg-surface px-3 py-1 text-[0.8125rem] font-medium">
          {feature}
        </li>
      ))}
    </ul>
  )
}

/** Name, price, state and what to do next; on a phone it follows the photos, without a frame of its own (VDP-17..19, PRC-02..08). */
export const VehicleSidebar = ({ car, site, phone, now, url, underPrice }: VehicleSidebarProps) => {
  const { settings, websiteId } = site
  const tag = cardTag(car, settings, now)
  const sold = soldMessage(car)
  return (
    <div className={FRAME}>
      <div className="[grid-area:name]">
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <Badge tone="outline">{CONDITIONS[car.car_type]}</Badge>
          {tag && <Badge tone={tag.tone}>{tag.label}</Badge>}
        </div>
        <h1 className="text-[1.75rem] leading-[1.12] tracking-[-0.025em] vehicle-wide:text-[2.25rem]">
          {carTitle({ year: car.year, make: car.make, model: car.model })}
          {car.badge && <span className="mt-1 block text-lg font-medium tracking-normal text-muted">{car.badge}</span>}
        </h1>
        <Highlights features={car.standardEquipment} />
      </div>
      <div className="[grid-area:price]">
        <div className="mt-6 border-t border-line pt-6 vehicle-wide:mt-0 vehicle-wide:border-0 vehicle-wide:pt-0">
          {sold ? <p className="text-lg font-semibold">{sold}</p> : <VehiclePrice car={car} settings={settings} />}
        </div>
        {underPrice}
        <MarketPrice car={car} />
        <FinanceEstimate car={car} site={site} now={now} />
        {!sold && <Promises car={car} settings={settings} />}
      </div>
      <div className="mt-6 [grid-area:actions] vehicle-wide:mt-0">
        <VehicleActions car={car} site={site} phone={phone} url={url} />
      </div>
      <div className="[grid-area:facts]">
        <CertifiedBadge car={car} />
        <IconRow car={car} />
        {car.location && <Place place={car.location} />}
      </div>
      <div className="[grid-area:details]">
        <SidebarDetails car={car} />
      </div>
      <div className="[grid-area:more]">
        {!sold && <FinanceCallout car={car} settings={settings} />}
        <VehicleViews car={car} websiteId={websiteId} shown={settings.cards.showViews && !sold} />
        {!sold && (
          <div className="mt-6">
            <VehicleTools car={car} url={url} />
          </div>
        )}
      </div>
    </div>
  )
}
