import type { ServerProps } from 'payload'
import { platformSettings } from '@/src/components/admin/platform/platformSettings'
import './platform.css'

/** The platform's support contact, under the menu and under the sign-in form. Renders nothing when none is set. */
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
