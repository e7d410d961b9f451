import { type HiddenPhone, unhidePhone } from '@/src/domain/locations/hiddenPhone'
import { phoneHref } from '@/src/domain/locations/formatPhone'

/** Body of the reveal-phone call (VDP-25). */
export interface RevealCall {
  car_id: string
  dealership_id: string
  website_id: string
}

export interface RevealedPhone {
  text: string
  href: string
}

interface Reply {
  phone?: string
  href?: string
}

const ask = async (call: RevealCall): Promise<RevealedPhone> => {
  const response = await fetch('/api/reveal-phone', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  })
  const { phone, href }: Reply = await response.json()
  if (!response.ok || !phone || !href) throw new Error(`The reveal call answered ${response.status}.`)
  return { text: phone, href }
}

/**
 * Requests the phone number from the server (VDP-24); a failed call is only logged, and the number is shown (ERR-11).
 */
export const revealPhone = async (call: RevealCall, hidden: HiddenPhone): Promise<RevealedPhone> => {
  try {
    return await ask(call)
  } catch (error) {
    // eslint-disable-next-line no-console -- ERR-11 asks for the log
    console.error('The phone number could not be asked for.', error)
    const text = unhidePhone(hidden)
    return { text, href: phoneHref(text) }
  }
}
