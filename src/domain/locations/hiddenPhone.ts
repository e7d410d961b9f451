import { PHONE_MASK_SHOWN } from '../constants/vehicle'
import { formatPhone, maskPhone } from './formatPhone'

export interface HiddenPhone {
  /** 'xx xx•• ••••': the digits shown before the reveal (VDP-23). */
  masked: string
  /** The hidden digits, scrambled: the page can show them when the reveal call fails (VDP-25, ERR-11). */
  rest: string
}

/** Replaces each digit by its complement to nine and reverses the order: stops harvesters, but is not encryption. */
const scramble = (text: string): string =>
  [...text]
    .reverse()
    .map((sign) => (/\d/.test(sign) ? String(9 - Number(sign)) : sign))
    .join('')

/** A phone number in the form a page may contain before it is revealed, without the plain number (VDP-23). */
export const hidePhone = (raw: string): HiddenPhone => {
  const shown = formatPhone(raw)
  return { masked: maskPhone(shown), rest: scramble(shown.slice(PHONE_MASK_SHOWN)) }
}

/** Restores the number from that form. */
export const unhidePhone = ({ masked, rest }: HiddenPhone): string => masked.slice(0, PHONE_MASK_SHOWN) + scramble(rest)
