import { MessageCircle, MessageSquareText } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import { mobileNumber, smsHref, whatsAppHref } from '@/src/domain/locations/textLinks'
import type { Car } from '@/src/domain/stock/car/Car'
import type { Settings } from '@/tenants/settings/settingsTable'

interface VehicleTextsProps {
  car: Pick<Car, 'name' | 'stocknum'>
  phones: Settings['phones']
  /** Absolute address of the page. */
  url: string
}

const words = ({ name, stocknum }: VehicleTextsProps['car'], url: string): string =>
  `Hi, is the ${name}${stocknum ? ` (stock no. ${stocknum})` : ''} still available? ${url}`

/** WhatsApp and text message with a question about the car written already, where the dealership has a number for them. */
export const VehicleTexts = ({ car, phones, url }: VehicleTextsProps) => {
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
