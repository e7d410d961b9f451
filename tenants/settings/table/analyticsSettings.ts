import { z } from 'zod'
import { setting } from '../Setting'

const idOf = (pattern: RegExp, example: string) => z.string().regex(pattern, `Must look like ${example}.`)

/** Measuring by others. The platform's own counts need none of it. */
export const analyticsSettings = {
  'analytics.consent': setting(z.enum(['none', 'opt_out', 'opt_in']), 'none', {
    label: 'Consent to measuring',
    description:
      'None: nobody is asked. Opt out: measuring runs until a visitor switches it off. Opt in: it runs for those who allow it.',
    ids: ['ANA-16'],
  }),
  'analytics.gtmId': setting(idOf(/^GTM-[A-Z0-9]{4,12}$/, 'GTM-ABC1234').nullable(), null, {
    label: 'Google Tag Manager',
    description: 'Container id. Empty: the site loads no tag manager.',
    ids: ['ANA-16'],
  }),
  'analytics.ga4Id': setting(idOf(/^G-[A-Z0-9]{4,14}$/, 'G-ABC1234567').nullable(), null, {
    label: 'Google Analytics 4',
    description: 'Measurement id. Leave empty where the tag manager loads Google Analytics already.',
    ids: ['ANA-16'],
  }),
  'analytics.metaPixelId': setting(idOf(/^\d{10,20}$/, '123456789012345').nullable(), null, {
    label: 'Meta data set',
    description:
      'Id of the pixel to which the server reports leads, with e-mail and phone hashed, where the visitor allows it.',
    ids: ['ANA-16'],
  }),
  'analytics.metaToken': setting(
    z
      .string()
      .regex(/^[\w-]{20,500}$/, "Must be an access token of Meta's Conversions API.")
      .nullable(),
    null,
    {
      label: 'Meta access token',
      description: "Token of the Conversions API for that data set. Empty: the operator's, where there is one.",
      ids: ['ANA-16'],
      secret: true,
    },
  ),
}
