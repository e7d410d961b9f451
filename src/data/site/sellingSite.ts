import type { Site } from '@/tenants/Site'
import { getSettings } from './getSite'

/**
 * A site as it sells the cars of one of its dealerships (TEN-12, BUY-07). A shopper contracts with the dealership that owns the
 * car, so its deposit, cooling-off words, extras, terms and licence rule hold on its group's site as well; the group decides
 * only whether its site has a checkout at all, and so does the dealership for its own cars.
 */
export const sellingSite = async <S extends Pick<Site, 'id' | 'settings'>>(site: S, tenantId: string): Promise<S> => {
  if (tenantId === site.id) return site
  const own = await getSettings(tenantId)
  const enabled = site.settings.checkout.enabled && own !== null && own.checkout.enabled
  const { checkout, reserve } = own ?? site.settings
  return { ...site, settings: { ...site.settings, reserve, checkout: { ...checkout, enabled } } }
}
