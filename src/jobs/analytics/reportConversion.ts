import type { Payload } from 'payload'
import { storedAttribution } from '@/src/domain/analytics/attributionSchema'
import { consentOf } from '@/src/domain/analytics/consent'
import { plainPage } from '@/src/domain/analytics/conversion'
import { relationId } from '@/src/domain/relationId'
import type { ConversionDestination } from '@/src/services/analytics/destinationFor'
import { settingOf } from '@/tenants/resolveSettings'

const quiet = { depth: 0, disableErrors: true, overrideAccess: true } as const

interface ConversionJob {
  leadId: string
  eventId: number
}

/**
 * Reports a lead to the dealership's advertising network, where it has one and its visitor allows it. Throws when it has to be
 * tried again; what the network refuses is a warning in the log, without a word of the lead.
 */
export const reportConversion = async (
  payload: Payload,
  { leadId, eventId }: ConversionJob,
  destinationOf: (pixelId: string, ownToken: string | null) => ConversionDestination | null,
): Promise<void> => {
  const lead = await payload.findByID({ collection: 'leads', id: leadId, ...quiet })
  const tenantId = relationId(lead?.tenant)
  const tenant = tenantId && (await payload.findByID({ collection: 'tenants', id: tenantId, ...quiet }))
  if (!lead || lead.erased_at || !tenant) return
  const stored = { template: tenant.template, overrides: tenant.settings }
  const pixelId = settingOf(stored, 'analytics.metaPixelId')
  const { last_touch, consent } = storedAttribution(lead.lead_attributes)
  if (pixelId === null || consentOf(settingOf(stored, 'analytics.consent'), consent) === 'denied') return
  const destination = destinationOf(pixelId, settingOf(stored, 'analytics.metaToken'))
  if (destination === null) {
    payload.logger.warn('A lead is not reported: neither the dealership nor META_CAPI_TOKEN has a token.')
    return
  }
  const answer = await destination.send({
    reference: lead.id.slice(0, 8).toUpperCase(),
    eventId,
    at: lead.createdAt,
    page: plainPage(lead.url ?? ''),
    email: lead.email ?? '',
    phone: lead.phone ?? '',
    userAgent: lead.user_agent ?? '',
    fbclid: last_touch?.fbclid ?? null,
    clickedAt: last_touch?.at ?? null,
  })
  if (answer.kind === 'refused') payload.logger.warn(`A lead’s report was refused. ${answer.reason}`)
}
