import { z } from 'zod'
import { defaultNavigation } from '../defaultNavigation'
import { builtInPlatform } from '../platform'
import { resolveSettings } from '../resolveSettings'
import { templateNames } from '../templates/templates'
import { tenantDomain, tenantSlug } from './tenantSlug'

const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const

/** What it takes to open a dealership's website (OPS-04). */
export const newTenantSchema = z.strictObject({
  name: z.string({ error: 'is required' }).trim().min(1, 'is required').max(120),
  slug: z.string({ error: 'is required' }).pipe(tenantSlug),
  template: z
    .enum(templateNames, { error: `is not a template. Templates: ${templateNames.join(', ')}` })
    .default('default'),
  domain: tenantDomain.optional(),
  state: z
    .string()
    .transform((state) => state.toUpperCase())
    .pipe(z.enum(states, { error: `must be one of ${states.join(', ')}` }))
    .optional(),
  adminEmail: z.email('must be an e-mail address').toLowerCase().optional(),
})

export type NewTenant = z.output<typeof newTenantSchema>

/** The documents of a new dealership, before they have ids: its website, first sales location and menus. */
export const newTenantDocuments = ({ name, slug, template, domain, state }: NewTenant) => ({
  tenant: {
    name,
    slug,
    template,
    websiteId: slug,
    dealership_id: slug,
    domains: domain ? [{ domain }] : [],
    settings: {},
    archived: false,
  },
  location: {
    name,
    slug,
    location_type: 'sales' as const,
    primary: true,
    visible: true,
    address: { state: state ?? null },
  },
  navigation: defaultNavigation(name, resolveSettings({ template, overrides: {} }, builtInPlatform).settings),
})
