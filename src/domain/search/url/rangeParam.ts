import type { UrlStyle } from './searchAddress'
import type { SearchRange } from './SearchState'

/** Writes 'min:max' (SRP-31). */
export const formatRange = (range: SearchRange): string => `${range.min ?? ''}:${range.max ?? ''}`

/** The name of a range in the address, by the site's style (SRP-02). */
export const rangeParam = ({ attribute, param }: { attribute: string; param: string }, style: UrlStyle): string =>
  style === 'flat' ? param : `range[${attribute}]`
