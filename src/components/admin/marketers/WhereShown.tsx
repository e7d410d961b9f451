'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { stateTimeZone } from '@/src/domain/locations/stateTimeZone'
import { offerInWords } from './offerInWords'
import './marketers.css'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** First thing beside an offer: whether visitors see it, where, and if not, why not. */
export const WhereShown = () => {
  const { hasPublishedDoc } = useDocumentInfo()
  const start = useFormFields(([fields]) => textOf(fields.start?.value))
  const expiry = useFormFields(([fields]) => textOf(fields.expiry?.value))
  const featured = useFormFields(([fields]) => fields.featured?.value === true)
  const excluded = useFormFields(
    ([fields]) => Array.isArray(fields.excluded_website_ids?.value) && fields.excluded_website_ids.value.length > 0,
  )
  const zone = useFormFields(([fields]) => textOf(fields.expiry_tz?.value) ?? stateTimeZone(null))
  const state = { published: hasPublishedDoc, start, expiry, featured, excluded }
  const { tone, text } = offerInWords(state, new Date(), zone)
  return (
    <p className={`where-shown where-shown--${tone}`} role="status">
      {text}
    </p>
  )
}
