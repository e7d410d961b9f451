import type { SearchState } from '@/src/domain/search/url/SearchState'
import { toSearchParams, type UrlStyle } from '@/src/domain/search/url/searchAddress'

interface HiddenParamsProps {
  state: SearchState
  style: UrlStyle
}

/** A search as hidden fields, so that a plain form changes one part of it and keeps the others. */
export const HiddenParams = ({ state, style }: HiddenParamsProps) =>
  [...toSearchParams(state, style)].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
