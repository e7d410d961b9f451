import { env } from '@/src/env'

interface Addressed {
  slug: string
  domains?: { domain: string }[] | null
}

/** Canonical origin of a dealership's site: its first own domain, else its slug under the platform's host (TEN-03). */
export const siteOrigin = ({ slug, domains }: Addressed): string =>
  `${env().PUBLIC_SCHEME}://${domains?.[0]?.domain ?? `${slug}.${env().PLATFORM_HOST}`}`
