import type { ServerProps } from 'payload'
import { platformSettings } from '@/src/components/admin/platform/platformSettings'
import './platform.css'

/** Who helps with the platform: under the menu, and under the sign-in. Nothing while the operator has named no one. */
export const SupportContact = async ({ payload }: Pick<ServerProps, 'payload'>) => {
  const { supportEmail, supportPhone } = await platformSettings(payload)
  if (!supportEmail && !supportPhone) return null
  return (
    <section className="support-contact" aria-label="Support">
      <p>Need help?</p>
      {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
      {supportPhone && <a href={`tel:${supportPhone.replaceAll(/[^+\d]/g, '')}`}>{supportPhone}</a>}
    </section>
  )
}
