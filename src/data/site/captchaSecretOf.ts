import { settingOf } from '@/tenants/resolveSettings'
import { payloadClient, publicRead } from '../reads/payloadClient'

/** The secret key of a dealership's captcha, which is not part of `Site` (NFR-06); null when it has none. */
export const captchaSecretOf = async (tenantId: string): Promise<string | null> => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'tenants',
    where: { id: { equals: tenantId } },
    select: { template: true, settings: true },
    ...publicRead,
  })
  const [tenant] = docs
  return tenant ? settingOf({ template: tenant.template, overrides: tenant.settings }, 'forms.captchaSecret') : null
}
