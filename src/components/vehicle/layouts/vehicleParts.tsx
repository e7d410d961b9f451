import type { ReactNode } from 'react'
import type { Car } from '@/src/domain/stock/car/Car'
import { soldMessage } from '@/src/domain/stock/availability/similarEnquiryMessage'
import type { Site } from '@/tenants/Site'
import { IconRow, FactList, DataSheet, Place } from '../buying/VehicleFacts'
import { Highlights, VehicleName } from '../buying/VehicleName'
import { CertifiedBadge, SidebarDetails } from '../details/SidebarDetails'
import { Contact, MainActions } from '../enquiry/VehicleActions'
import { FinanceCallout, FinanceEstimate } from '../finance/FinanceCallout'
import { Promises } from '../price/Promises'
import { MarketPrice, VehiclePrice } from '../price/VehiclePrice'
import { VehicleTools } from '../tools/VehicleTools'
import { VehicleViews } from '../views/VehicleViews'
import type { VehiclePlan } from './vehiclePlans'

interface VehiclePartsProps {
  car: Car
  site: Pick<Site, 'settings' | 'lenders' | 'websiteId'>
  /** As the dealership gives it, null when it gives none (VDP-26). */
  phone: string | null
  now: Date
  /** Absolute address of the page, to share. */
  url: string
  titles: VehiclePlan['titles']
  /** Photos, or what is shown without any. */
  pictures: ReactNode
  /** What belongs under the price. */
  underPrice: ReactNode
}

/**
 * What a vehicle page is made of besides its details: each layout puts these where it wants them (VDP-17..19, PRC-02..08).
 * A sold car has a message in place of its price, and neither estimate nor tools.
 */
export const vehicleParts = ({ car, site, phone, now, url, titles, pictures, underPrice }: VehiclePartsProps) => {
  const { settings, websiteId } = site
  const sold = soldMessage(car)
  return {
    pictures,
    name: <VehicleName car={car} settings={settings} now={now} />,
    highlights: <Highlights car={car} />,
    price: sold ? <p className="text-lg font-semibold">{sold}</p> : <VehiclePrice car={car} settings={settings} />,
    underPrice: (
      <>
        {underPrice}
        <MarketPrice car={car} />
      </>
    ),
    estimate: <FinanceEstimate car={car} site={site} now={now} />,
    promises: sold ? null : <Promises car={car} settings={settings} />,
    main: <MainActions car={car} settings={settings} />,
    contact: sold ? null : <Contact car={car} site={site} phone={phone} url={url} />,
    answer: settings.forms.answerPromise && <p className="text-sm text-muted">{settings.forms.answerPromise}</p>,
    icons: <IconRow car={car} />,
    factList: <FactList car={car} />,
    dataSheet: <DataSheet car={car} title={titles.key} />,
    certified: <CertifiedBadge car={car} />,
    place: car.location && <Place place={car.location} />,
    details: <SidebarDetails car={car} />,
    callout: sold ? null : <FinanceCallout car={car} settings={settings} />,
    views: <VehicleViews car={car} websiteId={websiteId} shown={settings.cards.showViews && !sold} />,
    tools: sold ? null : <VehicleTools car={car} settings={settings} url={url} />,
  }
}

export type VehicleParts = ReturnType<typeof vehicleParts>
