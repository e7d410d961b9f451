import { financePath } from '@/src/domain/finance/financePath'
import type { GateRules } from '@/src/domain/shopper/signIn/mustSignIn'
import type { Site } from './Site'
import { settingOf, type TenantSettings } from './resolveSettings'

/** What decides a dealership's gates (WAT-16..21), out of its own settings and its template. */
export const gateSettings = (tenant: TenantSettings): GateRules => ({
  checkout: settingOf(tenant, 'gates.checkout'),
  finance: settingOf(tenant, 'gates.finance'),
  spinToWin: settingOf(tenant, 'gates.spinToWin'),
  carFinance: settingOf(tenant, 'gates.carFinance'),
  tradeIn: settingOf(tenant, 'gates.tradeIn'),
  hasGarage: settingOf(tenant, 'features.garage'),
  hasCheckout: settingOf(tenant, 'checkout.enabled'),
  financePath: financePath({ settings: { routes: { financeLink: settingOf(tenant, 'routes.financeLink') } } }),
})

/** The same of a site that is read already. */
export const siteGateSettings = ({ settings }: Pick<Site, 'settings'>): GateRules => ({
  ...settings.gates,
  hasGarage: settings.features.garage,
  hasCheckout: settings.checkout.enabled,
  financePath: financePath({ settings }),
})
