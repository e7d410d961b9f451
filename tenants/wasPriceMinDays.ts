import { settingOf, type TenantSettings } from './resolveSettings'

/** Days a car must have been advertised at its was-price (LAW-05); 0 for a dealership that switched the check off. */
export const wasPriceMinDays = (tenant: TenantSettings): number =>
  settingOf(tenant, 'price.checkWasPrice') ? settingOf(tenant, 'price.wasPriceMinDays') : 0
