import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'
import { mobileNumber, smsHref, whatsAppHref } from '@/src/domain/locations/textLinks'
import { phoneHref } from '@/src/domain/site/paths'

interface TextLinks {
  call: string
  /** Null: the number is not an Australian mobile one. */
  sms: string | null
  whatsApp: string | null
}

/** Addresses that open a call, a text or WhatsApp on the phone, with the first words written. */
export const textLinks = ({ phone, name, vehicle, dealership }: LeadPageData['lead'], me: string): TextLinks => {
  const number = mobileNumber(phone)
  const first = name.split(' ')[0] ?? ''
  const about = vehicle ? `your enquiry about the ${vehicle}` : 'your enquiry'
  const words = `Hi ${first}, ${me ? `${me} from ` : 'this is '}${dealership} about ${about}.`
  return {
    call: phoneHref(phone),
    sms: number && smsHref(number, words),
    whatsApp: number && whatsAppHref(number, words),
  }
}
