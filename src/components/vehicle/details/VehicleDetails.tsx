import { Weight } from 'lucide-react'
import type { ReactNode } from 'react'
import { CarFinance } from '@/src/components/finance/CarFinance'
import { Markdown } from '@/src/components/ui/Markdown'
import { financePrice } from '@/src/domain/finance/financePrice'
import type { CarGallery } from '@/src/domain/gallery/carGallery'
import { closerPhotos } from '@/src/domain/gallery/closerPhotos'
import { videoSource } from '@/src/domain/gallery/videoSource'
import type { Car } from '@/src/domain/stock/car/Car'
import { carAnalysis } from '@/src/domain/stock/checks/carAnalysis'
import { usedCarChecks } from '@/src/domain/stock/checks/usedCarChecks'
import type { PricePosition } from '@/src/domain/stock/pricing/pricePosition'
import { featuresInOrder } from '@/src/domain/stock/specifications/featureOrder'
import { specGroups } from '@/src/domain/stock/specifications/specGroups'
import { withUnit } from '@/src/domain/stock/specifications/specValue'
import { legalAt } from '@/tenants/legalAt'
import type { FinanceSite, SiteLocation } from '@/tenants/Site'
import { factsSaid, otherKeyInformation } from '../buying/VehicleFacts'
import type { SectionKey, SectionTitles } from '../layouts/vehiclePlans'
import { DeliveryPanel } from '../location/DeliveryPanel'
import { LocationPanel, OtherPlaces, type ShownPlace } from '../location/LocationPanel'
import { CarAnalysis } from './CarAnalysis'
import { CloserPhotos } from './CloserPhotos'
import { DealerComments } from './DealerComments'
import { DetailsPart } from './DetailsPart'
import { KeyInformation } from './KeyInformation'
import { PriceGuide } from './PriceGuide'
import { RunningCosts } from './RunningCosts'
import { FeatureList, Specifications } from './Specifications'
import { UsedCarChecks } from './UsedCarChecks'
import { VideoPanel } from './VideoPanel'

export interface VehicleDetailsProps {
  car: Car
  site: FinanceSite
  /** As the dealership wrote it; null when it has none. */
  phone: string | null
  /** The car's location; null when not known. */
  place: ShownPlace | null
  otherPlaces: { location: SiteLocation; href: string }[]
  /** Its price among comparable stock; null when there are too few cars. */
  position: PricePosition | null
  /** Whether enough is known of its market for the auto-gauge. */
  hasGauge: boolean
  /** Whether the dealership has prices for home delivery. */
  delivers: boolean
  now: Date
  /** Null: it has no pictures. */
  gallery: CarGallery | null
  /** Address pattern of an image CDN; null for our own optimizer (GAL-19). */
  cdn: string | null
}

export type SectionProps = VehicleDetailsProps & { titles: SectionTitles }

/** Facts of the key information that the checks say: until when it is registered. */
const saidInChecks = ({ car, site, now }: SectionProps): string[] =>
  usedCarChecks(car, site.settings, now).some(({ key }) => key === 'registration') ? ['Rego expiry'] : []

/** What a caravan asks of the car in front of it. */
const TowCar = ({ mass }: { mass: number | null | undefined }) =>
  mass ? (
    <p className="mt-5 flex items-start gap-2.5 text-[0.9375rem]">
      <Weight className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <span>
        Loaded to its limit it weighs <strong className="tabular">{withUnit(mass, 'kg')}</strong>: the car that tows it
        must be rated for that.
      </span>
    </p>
  ) : null

/** Each part by its name; null or false where the car has nothing for it (VDP-02..11, VDP-16). */
const PARTS: Record<SectionKey, (props: SectionProps) => ReactNode> = {
  key: (props) => {
    const { car, titles } = props
    const rows = otherKeyInformation(car, saidInChecks(props))
    return (
      rows.length > 0 && (
        <DetailsPart part="key" title={titles.key}>
          <KeyInformation rows={rows} />
          <TowCar mass={car.caravan_specifications?.aggregate_trailer_mass} />
        </DetailsPart>
      )
    )
  },
  checks: ({ car, site, now, titles }) => {
    const checks = usedCarChecks(car, site.settings, now)
    return (
      checks.length > 0 && (
        <DetailsPart part="checks" title={titles.checks}>
          <UsedCarChecks checks={checks} />
        </DetailsPart>
      )
    )
  },
  analysis: ({ car, site, now, titles }) => {
    const { plugins, features } = site.settings
    // What its fuel costs is a part of its own where there are calculators.
    const rows = plugins.includes('Car Analysis') ? carAnalysis(car, now, { withFuel: !features.calculators }) : []
    return (
      rows.length > 0 && (
        <DetailsPart part="analysis" title={titles.analysis} folds>
          <CarAnalysis rows={rows} />
        </DetailsPart>
      )
    )
  },
  price: PriceGuide,
  comments: ({ car, titles }) => (
    <DetailsPart part="comments" title={titles.comments}>
      <DealerComments comments={car.dealercomments} />
    </DetailsPart>
  ),
  features: ({ car: { standardEquipment }, titles }) =>
    standardEquipment.length > 0 && (
      <DetailsPart part="features" title={titles.features}>
        <FeatureList features={featuresInOrder(standardEquipment)} />
      </DetailsPart>
    ),
  closer: ({ car, gallery, cdn, titles }) => {
    const photos = closerPhotos(gallery?.items ?? [])
    return (
      photos.length > 0 && (
        <DetailsPart part="closer" title={titles.closer}>
          <CloserPhotos photos={photos} name={car.name} cdn={cdn} />
        </DetailsPart>
      )
    )
  },
  video: ({ car, cdn, titles }) =>
    videoSource(car.external_video_url) && (
      <DetailsPart part="video" title={titles.video} id="video">
        <VideoPanel car={car} cdn={cdn} />
      </DetailsPart>
    ),
  specs: (props) => {
    const { car, titles } = props
    const groups = specGroups(car).filter(({ key }) => key !== 'featured')
    return (
      groups.length > 0 && (
        <DetailsPart part="specs" title={titles.specs} folds>
          <Specifications groups={groups} said={factsSaid(car, saidInChecks(props))} />
        </DetailsPart>
      )
    )
  },
  finance: ({ car, site, now, titles }) =>
    financePrice(car, site.settings) !== null && (
      <DetailsPart part="finance" title={titles.finance} id="finance">
        <span id="finance-info" className="block scroll-mt-24" />
        <CarFinance car={car} site={site} now={now} />
      </DetailsPart>
    ),
  running: ({ car, site, titles }) => site.settings.features.calculators && <RunningCosts car={car} titles={titles} />,
  delivery: ({ car, site: { settings }, delivers, titles }) =>
    delivers &&
    settings.features.calculators && (
      <DetailsPart part="delivery" title={titles.delivery} id="delivery" folds>
        <DeliveryPanel carId={car.id} promise={settings.forms.answerPromise} />
      </DetailsPart>
    ),
  place: ({ site, phone, place, otherPlaces, titles }) =>
    place && (
      <DetailsPart part="place" title={titles.place} id="vehicle-map">
        <LocationPanel
          place={place}
          phone={phone}
          legal={legalAt(site, place.location.address.state)}
          masked={site.settings.phoneReveal === 'masked'}
        />
        <OtherPlaces places={otherPlaces} />
      </DetailsPart>
    ),
  // The dealership's, or the platform's.
  disclaimer: ({ car, site }) => (
    <section aria-label="Disclaimer" data-vehicle-part="disclaimer" className="border-t border-line pt-4 sm:pt-6">
      <Markdown
        text={site.settings.vdp.disclaimer ?? legalAt(site, car.location?.state ?? null).priceDisclaimer}
        className="max-w-prose space-y-2 text-[0.8125rem] leading-relaxed text-muted"
      />
    </section>
  ),
}

/** What is known about a car that is for sale: the parts a layout names, in its order. */
export const VehicleDetails = ({ parts, ...props }: SectionProps & { parts: readonly SectionKey[] }) =>
  parts.map((key) => {
    const Part = PARTS[key]
    return <Part key={key} {...props} />
  })
