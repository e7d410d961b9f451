import { Weight } from 'lucide-react'
import { CarFinance } from '@/src/components/finance/CarFinance'
import { financePrice } from '@/src/domain/finance/financePrice'
import { videoSource } from '@/src/domain/gallery/videoSource'
import type { Car } from '@/src/domain/stock/car/Car'
import { keyInformation } from '@/src/domain/stock/specifications/keyInformation'
import { marketSavingDollars } from '@/src/domain/stock/pricing/marketPrice'
import { contradictsMarket, type PricePosition } from '@/src/domain/stock/pricing/pricePosition'
import { priceInWords, type PriceSettings } from '@/src/domain/stock/pricing/priceInWords'
import type { PriceLine } from '@/src/domain/stock/pricing/priceHistory'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { withUnit } from '@/src/domain/stock/specifications/specValue'
import { featuresInOrder } from '@/src/domain/stock/specifications/featureOrder'
import { specGroups } from '@/src/domain/stock/specifications/specGroups'
import { carAnalysis } from '@/src/domain/stock/checks/carAnalysis'
import { usedCarChecks } from '@/src/domain/stock/checks/usedCarChecks'
import { legalAt } from '@/tenants/legalAt'
import type { FinanceSite, SiteLocation } from '@/tenants/Site'
import { AutoGauge } from '../price/AutoGauge'
import { CarAnalysis } from './CarAnalysis'
import { DealerComments } from './DealerComments'
import { DeliveryPanel } from '../location/DeliveryPanel'
import { DetailsPart } from './DetailsPart'
import { KeyInformation } from './KeyInformation'
import { LocationPanel, OtherPlaces, type ShownPlace } from '../location/LocationPanel'
import { PriceHistory } from '../price/PriceHistory'
import { PricePositionBar } from '../price/PricePositionBar'
import { RunningCosts } from './RunningCosts'
import { FeatureList, Specifications } from './Specifications'
import { UsedCarChecks } from './UsedCarChecks'
import { VideoPanel } from './VideoPanel'
import { Markdown } from '@/src/components/ui/Markdown'

/** The dealership's disclaimer, or the platform's, under a vehicle's details (VDP-11). */
const VehicleDisclaimer = ({ text }: { text: string }) => (
  <section aria-label="Disclaimer" className="border-t border-line pt-6">
    <Markdown text={text} className="max-w-prose space-y-2 text-[0.8125rem] leading-relaxed text-muted" />
  </section>
)

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
  /** The prices it was advertised at; null where they are not shown. */
  priceLine: PriceLine | null
  /** Whether the dealership has prices for home delivery. */
  delivers: boolean
  now: Date
  /** The dealership's. */
  timeZone: string
}

type PriceGuideProps = Omit<VehicleDetailsProps, 'site'> & { settings: PriceSettings }

const PriceGuide = ({ car, position: found, hasGauge, priceLine, now, timeZone, settings }: PriceGuideProps) => {
  const price = shownPrice(car)
  const position = found && !contradictsMarket(found, marketSavingDollars(car)) ? found : null
  const averages = [car.autograb_data?.average_market_price, car.autograb_data?.state_average_market_price]
  const besideMarketData = averages.some(Boolean) && (hasGauge || marketSavingDollars(car) !== null)
  // Of a price that has not changed, the sidebar says how long it has stood.
  const changed = (priceLine?.points.length ?? 0) > 1 && priceInWords(car, settings).kind === 'price'
  const line = changed ? priceLine : null
  if (!hasGauge && !line && (!position || price === null)) return null
  return (
    <DetailsPart title="How the price compares">
      <div className="grid items-start gap-5 has-[>:nth-child(2_of_:not(:empty))]:md:grid-cols-2 [&>:nth-child(3_of_:not(:empty))]:md:col-span-2">
        {hasGauge && <AutoGauge path={car.path} />}
        {position && price !== null && (
          <PricePositionBar car={car} priceDollars={price} position={position} besideMarketData={besideMarketData} />
        )}
        {line && <PriceHistory line={line} now={now} timeZone={timeZone} />}
      </div>
    </DetailsPart>
  )
}

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

/** Everything known about a car that is for sale, under its photos (VDP-02..11, VDP-16). */
export const VehicleDetails = (props: VehicleDetailsProps) => {
  const { car, site, phone, place, otherPlaces, delivers, now } = props
  const { settings } = site
  const legal = legalAt(site, car.location?.state ?? null)
  const others = specGroups(car).filter((group) => group.key !== 'featured')
  const key = keyInformation(car)
  const checks = usedCarChecks(car, settings, now)
  const analysis = settings.plugins.includes('Car Analysis') ? carAnalysis(car, now) : []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 vehicle-wide:col-start-1 vehicle-wide:row-start-3">
      {key.length > 0 && (
        <DetailsPart title="Key information">
          <KeyInformation rows={key} />
          <TowCar mass={car.caravan_specifications?.aggregate_trailer_mass} />
        </DetailsPart>
      )}
      {checks.length > 0 && (
        <DetailsPart title="Checked and covered">
          <UsedCarChecks checks={checks} />
        </DetailsPart>
      )}
      {analysis.length > 0 && (
        <DetailsPart title="Car analysis">
          <CarAnalysis rows={analysis} />
        </DetailsPart>
      )}
      <PriceGuide {...props} settings={settings} />
      <DetailsPart title="Dealer comments">
        <DealerComments comments={car.dealercomments} />
      </DetailsPart>
      {car.standardEquipment.length > 0 && (
        <DetailsPart title="Features">
          <FeatureList features={featuresInOrder(car.standardEquipment)} />
        </DetailsPart>
      )}
      {videoSource(car.external_video_url) && (
        <DetailsPart title="Video" id="video">
          <VideoPanel car={car} />
        </DetailsPart>
      )}
      {others.length > 0 && (
        <DetailsPart title="Specifications">
          <Specifications groups={others} />
        </DetailsPart>
      )}
      {financePrice(car, settings) !== null && (
        <DetailsPart title="Finance" id="finance">
          <span id="finance-info" className="block scroll-mt-24" />
          <CarFinance car={car} site={site} now={now} />
        </DetailsPart>
      )}
      {settings.features.calculators && <RunningCosts car={car} />}
      {delivers && settings.features.calculators && (
        <DetailsPart title="Delivery" id="delivery">
          <DeliveryPanel carId={car.id} promise={settings.forms.answerPromise} />
        </DetailsPart>
      )}
      {place && (
        <DetailsPart title="Where to see it" id="vehicle-map">
          <LocationPanel
            place={place}
            phone={phone}
            legal={legalAt(site, place.location.address.state)}
            masked={settings.phoneReveal === 'masked'}
          />
          <OtherPlaces places={otherPlaces} />
        </DetailsPart>
      )}
      <VehicleDisclaimer text={settings.vdp.disclaimer ?? legal.priceDisclaimer} />
    </div>
  )
}
