'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { relationId } from '@/src/domain/relationId'
import { useJson } from '../feeds/useJson'
import { homeSchema, showsOnHome } from './showsOnHome'
import { offerInWords } from './offerInWords'
import './marketers.css'

const homeAddress = (tenant: string): string =>
  `/api/pages?depth=0&limit=1&where[slug][equals]=home&where[tenant][equals]=${tenant}&where[_status][equals]=published`

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** First thing beside an offer: whether visitors see it, where, and if not, why not. */
export const WhereShown = () => {
  const { id, hasPublishedDoc } = useDocumentInfo()
  const tenant = useFormFields(([fields]) => relationId(fields.tenant?.value))
  const home = useJson(tenant === null ? null : homeAddress(tenant), homeSchema).value
  const onHome = home === null ? null : showsOnHome(home, String(id))
  const start = useFormFields(([fields]) => textOf(fields.start?.value))
  const expiry = useFormFields(([fields]) => textOf(fields.expiry?.value))
  const featured = useFormFields(([fields]) => fields.featured?.value === true)
  const excluded = useFormFields(
    ([fields]) => Array.isArray(fields.excluded_website_ids?.value) && fields.excluded_website_ids.value.length > 0,
  )
  const zone = useFormFields(([fields]) => textOf(fields.expiry_tz?.value) ?? stateTimeZone(null))
  const state = { published: hasPublishedDoc, start, expiry, featured, excluded, onHome }
  const { tone, text } = offerInWords(state, new Date(), zone)
  return (
    <p className={`where-shown where-shown--${tone}`} role="status">
      {text}
    </p>
  )
}
