import { FileText, MessageCircle, MessageSquareText } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import { canCheckOut } from '@/src/domain/checkout/canCheckOut'
import { mobileNumber, smsHref, whatsAppHref } from '@/src/domain/locations/textLinks'
import type { Car } from '@/src/domain/stock/car/Car'
import { mainAction } from '@/src/domain/stock/availability/mainAction'
import { vehicleVisit } from '@/src/domain/testDrives/vehicleVisit'
import type { Site } from '@/tenants/Site'
import type { Settings } from '@/tenants/settings/buildSettings'
import { enquiryKindsOf } from './EnquiryPanel'
import { Ask, Buy, Reserve } from './MainButtons'
import { VehiclePhone } from './VehiclePhone'

/** The car's history report, only where it has one (VDP-29). */
const HistoryReport = ({ file }: Pick<Car, 'file'>) =>
  file ? (
    <Button href={file.url} newTab variant="outline" block>
      <FileText className="size-4.5" />
      View history report
    </Button>
  ) : null

interface VehicleActionsProps {
  car: Car
  site: Pick<Site, 'settings' | 'websiteId'>
  /** As the dealership gives it, null when it gives none (VDP-26). */
  phone: string | null
  /** Absolute address of the page. */
  url: string
}

interface VehicleTextsProps {
  car: Pick<Car, 'name' | 'stocknum'>
  phones: Settings['phones']
  /** Absolute address of the page. */
  url: string
}

const words = ({ name, stocknum }: VehicleTextsProps['car'], url: string): string =>
  `Hi, is the ${name}${stocknum ? ` (stock no. ${stocknum})` : ''} still available? ${url}`

/** WhatsApp and text message with a question about the car written already, where the dealership has a number for them. */
const VehicleTexts = ({ car, phones, url }: VehicleTextsProps) => {
  const whatsApp = phones.whatsApp && mobileNumber(phones.whatsApp)
  const sms = phones.sms && mobileNumber(phones.sms)
  return (
    <div className="flex gap-3 empty:hidden [&>*]:grow [&>*]:px-2">
      {whatsApp && (
        <Button href={whatsAppHref(whatsApp, words(car, url))} newTab variant="outline">
          <MessageCircle className="size-4.5" />
          WhatsApp
        </Button>
      )}
      {sms && (
        // Only a phone sends text messages.
        <Button href={smsHref(sms, words(car, url))} variant="outline" className="pointer-fine:hidden">
          <MessageSquareText className="size-4.5" />
          Text us
        </Button>
      )}
    </div>
  )
}

/** The buttons a car is bought with: buy, reserve, enquire, drive (PRC-06..08, BUY-01..03, VDP-18). */
export const MainActions = ({ car, settings }: { car: Car; settings: Settings }) => {
  const canReserve = canCheckOut(car, settings)
  const kinds = enquiryKindsOf(car, settings)
  return (
    <div className="grid gap-3">
      {canReserve ? <Buy car={car} size="lg" /> : <Ask car={car} settings={settings} size="lg" />}
      <div className="grid grid-cols-2 gap-3 empty:hidden [&>*]:px-2 [&>:last-child:nth-child(odd)]:col-span-2">
        {canReserve && <Reserve car={car} settings={settings} />}
        {canReserve && <Ask car={car} settings={settings} />}
        {mainAction(car).kind === 'enquire' && kinds.includes('test-drive') && (
          <Button href="#test-drive" variant="outline">
            {vehicleVisit(car).button}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Ways to talk about it besides the main buttons: call, write, and its history report (VDP-18, VDP-29). */
export const Contact = ({ car, site: { settings, websiteId }, phone, url }: VehicleActionsProps) => (
  <>
    <div id="phone" className="scroll-mt-24 empty:hidden">
      <VehiclePhone phone={phone} masked={settings.phoneReveal === 'masked'} car={car} websiteId={websiteId} />
    </div>
    <VehicleTexts car={car} phones={settings.phones} url={url} />
    <HistoryReport file={car.file} />
  </>
)
