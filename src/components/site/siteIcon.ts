import type { Site } from '@/tenants/Site'
import { initialsOf } from './initialsOf'
import { textOn } from './theme/contrast'

/** The tab's icon as a data address: the dealership's initials on its own colour, without another request (SEO-03). */
export const siteIcon = ({ name, theme }: Pick<Site, 'name' | 'theme'>): string => {
  const text = `<text x="32" y="43" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="30" fill="${textOn(theme.brand, theme.onBrand)}">${initialsOf(name)}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${Math.min(theme.radius, 20)}" fill="${theme.brand}"/>${text}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
