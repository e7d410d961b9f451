import { createHash } from 'node:crypto'
import { type Conversion, metaEventName, plainEmail, plainPhone } from '@/src/domain/analytics/conversion'

const hashed = (text: string): string[] => (text === '' ? [] : [createHash('sha256').update(text).digest('hex')])

/** The click as Meta's own cookie would hold it: version, subdomain index, milliseconds, click id. */
const clickId = ({ fbclid, clickedAt, at }: Conversion): string | null =>
  fbclid === null ? null : `fb.1.${Date.parse(clickedAt ?? at)}.${fbclid}`

/** One entry of `data` in a call of Meta's Conversions API. E-mail and phone stand in it as SHA-256 of their plain form. */
export const metaEvent = (conversion: Conversion) => {
  const em = hashed(plainEmail(conversion.email))
  const ph = hashed(plainPhone(conversion.phone))
  const fbc = clickId(conversion)
  return {
    event_name: metaEventName(conversion.eventId),
    event_time: Math.floor(Date.parse(conversion.at) / 1000),
    event_id: conversion.reference,
    ...(conversion.page ? { event_source_url: conversion.page } : {}),
    action_source: 'website',
    user_data: {
      ...(em.length > 0 ? { em } : {}),
      ...(ph.length > 0 ? { ph } : {}),
      ...(fbc ? { fbc } : {}),
      client_user_agent: conversion.userAgent,
    },
    custom_data: { lead_event_id: conversion.eventId },
  }
}
