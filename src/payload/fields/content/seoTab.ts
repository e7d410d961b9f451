import type { NamedTab } from 'payload'
import { imageField } from './imageField'

/** What search engines and shared links show; each falls back to the page's own title, description and picture. */
export const seoTab: NamedTab = {
  name: 'seo',
  label: 'Search engines',
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: 70,
      admin: { description: 'Up to 70 characters. Empty: the title of the page.' },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 170,
      admin: { description: 'Up to 170 characters, shown under the title in search results.' },
    },
    imageField({ label: 'Picture for shared links', description: 'Best at 1200 × 630 px.' }),
    { name: 'noIndex', type: 'checkbox', label: 'Hide from search engines', defaultValue: false },
  ],
}
