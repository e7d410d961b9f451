import type { Payload } from 'payload'
import type { MailLook } from '@/src/domain/mail/MailLook'
import { env } from '@/src/env'
import type { Tenant } from '@/src/payload-types'
import { readPlatform } from '@/tenants/readPlatform'
import { resolveSettings } from '@/tenants/resolveSettings'
import type { Settings } from '@/tenants/settings/settingsTable'
import { resolveTheme } from '@/tenants/theme/resolveTheme'

export interface DealershipMail {
  look: MailLook
  settings: Settings
}

/** The dealership's own domain, else its slug under the platform's host. */
const originOf = ({ slug, domains }: Pick<Tenant, 'slug' | 'domains'>): string => {
  const { PUBLIC_SCHEME, PLATFORM_HOST } = env()
  return `${PUBLIC_SCHEME}://${domains?.[0]?.domain ?? `${slug}.${PLATFORM_HOST}`}`
}

/** A mail program shows no vector picture: the name is written then. */
const logoOf = ({ logo, name }: Tenant, origin: string): MailLook['logo'] => {
  const isPicture =
    typeof logo === 'object' && logo?.url && logo.width && logo.height && !/svg/.test(logo.mimeType ?? '')
  if (!isPicture || !logo?.url || !URL.canParse(logo.url, origin)) return null
  const { width, height, alt } = logo
  return { url: new URL(logo.url, origin).href, width: width ?? 1, height: height ?? 1, alt: alt || name }
}

/** How a dealership's mails look, and its settings; null when there is no such dealership. */
export const dealershipMail = async (payload: Payload, tenantId: string | null): Promise<DealershipMail | null> => {
  const tenant =
    tenantId &&
    (await payload.findByID({
      collection: 'tenants',
      id: tenantId,
      depth: 1,
      joins: false,
      disableErrors: true,
      overrideAccess: true,
    }))
  if (!tenant) return null
  const { template } = tenant
  const origin = originOf(tenant)
  const { brand, onBrand, ink, onInk } = resolveTheme({ template, overrides: tenant.theme }).theme
  const { settings } = resolveSettings({ template, overrides: tenant.settings }, await readPlatform(payload))
  return { look: { name: tenant.name, origin, logo: logoOf(tenant, origin), brand, onBrand, ink, onInk }, settings }
}
