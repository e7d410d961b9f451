import { initialsOf } from '@/src/components/site/initialsOf'
import { textOn } from '@/src/components/site/theme/contrast'
import { siteIconPng, type SiteIcon } from '@/src/documents/siteIcon'
import { readSitePicture } from '@/src/services/images/readSitePicture'
import type { Site } from '@/tenants/Site'

/** A wider logo would be a stripe in a tab. */
const SQUARE = 1.3

const isSquare = ({ width, height }: NonNullable<Site['logo']>): boolean =>
  Math.max(width, height) / Math.max(1, Math.min(width, height)) <= SQUARE

const iconFor = async ({ name, theme, logo, origin }: Site): Promise<SiteIcon> => ({
  initials: initialsOf(name),
  colours: { ground: theme.brand, text: textOn(theme.brand, theme.onBrand) },
  radius: theme.radius,
  logo: logo && isSquare(logo) ? await readSitePicture(logo.url, new URL(origin).host, 512) : null,
})

/** The icon of a site: its logo where that is about square, else its initials in its own colour (SEO-03). */
export const iconOf = async (site: Site, sizePx: number, maskable = false) => {
  const png = await siteIconPng(await iconFor(site), { sizePx, maskable })
  return { body: new Uint8Array(png), type: 'image/png' }
}
