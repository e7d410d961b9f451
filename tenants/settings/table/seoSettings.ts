import { z } from 'zod'
import { setting } from '../Setting'

/** What search engines may do with the site. */
export const seoSettings = {
  'seo.indexed': setting(z.boolean(), true, {
    label: 'Shown in search engines',
    description: 'Switch off while the site is not open yet: robots.txt then closes it and every page says noindex.',
    ids: ['SEO-01'],
  }),
}
