/**
 * The resolved settings of one site as pages receive them. The keys, types and defaults come from the one table in
 * `tenants/settings.ts` (a type test there proves both agree); the nested shape follows the dotted setting names.
 */
export type SiteSettings = Record<string, unknown>
