import { PHONE_MASK_SHOWN } from '../constants/vehicle'
import { formatPhone, maskPhone } from './formatPhone'

export interface HiddenPhone {
  /** 'xx xx•• ••••': what everybody sees (VDP-23). */
  masked: string
  /** The hidden digits, scrambled: the page can show them when the reveal call fails (VDP-25, ERR-11). */
  rest: string
}

/** Digits swap places with their complement to nine and run backwards: enough for a harvester, no secret. */
const scramble = (text: string): string =>
  [...text]
    .reverse()
    .map((sign) => (/\d/.test(sign) ? String(9 - Number(sign)) : sign))
    .join('')

/** A phone number as a page may hold it before somebody asks for it: the number itself is nowhere in it (VDP-23). */
export const hidePhone = (raw: string): HiddenPhone => {
  const shown = formatPhone(raw)
  return { masked: maskPhone(shown), rest: scramble(shown.slice(PHONE_MASK_SHOWN)) }
}

/** The number as it is written, out of what the page holds. */
export const unhidePhone = ({ masked, rest }: HiddenPhone): string => masked.slice(0, PHONE_MASK_SHOWN) + scramble(rest)
