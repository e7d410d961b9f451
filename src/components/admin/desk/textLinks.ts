import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'

interface TextLinks {
  call: string
  /** Null: the number is not an Australian mobile one. */
  sms: string | null
  whatsApp: string | null
}

/** Mobile numbers of Australia: 04, or +61 4, and eight digits. */
const mobile = (phone: string): string | null => {
  const digits = phone.replace(/\D/g, '').replace(/^61/, '0')
  return /^04\d{8}$/.test(digits) ? `+61${digits.slice(1)}` : null
}

/** Addresses that open a call, a text or WhatsApp on the phone, with the first words written. */
export const textLinks = ({ phone, name, vehicle, dealership }: LeadPageData['lead'], me: string): TextLinks => {
  const number = mobile(phone)
  const first = name.split(' ')[0] ?? ''
  const about = vehicle ? `your enquiry about the ${vehicle}` : 'your enquiry'
  const words = encodeURIComponent(`Hi ${first}, ${me ? `${me} from ` : 'this is '}${dealership} about ${about}.`)
  return {
    call: `tel:${phone.replace(/[^\d+]/g, '')}`,
    sms: number && `sms:${number}?&body=${words}`,
    whatsApp: number && `https://wa.me/${number.slice(1)}?text=${words}`,
  }
}
