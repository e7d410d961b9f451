import { z } from 'zod'
import { setting } from './Setting'

/** The vehicle page. */
export const vehicleSettings = {
  'vdp.stickyBottomBar': setting(z.boolean(), false, {
    label: 'Bottom bar',
    description: 'A bar with price and buttons stays at the bottom after scrolling.',
    ids: ['VDP-20'],
  }),
  'vdp.stickyHeaderButtons': setting(z.boolean(), true, {
    label: 'Buttons in the sticky header',
    description: "'Get Finance' and 'Trade-In Valuation' in the header that stays after scrolling.",
    ids: ['VDP-22'],
  }),
  'gallery.defaultView': setting(z.enum(['spinner', 'gallery']), 'spinner', {
    label: 'First view',
    description: 'What a vehicle page opens with: the 360° view where there is one, or the photographs.',
    ids: ['GAL-11'],
  }),
  'gallery.autoRotate': setting(z.boolean(), true, {
    label: 'Rotate by itself',
    description: 'The 360° view turns once until the shopper takes over.',
    ids: ['GAL-15'],
  }),
  'gallery.stockVideoPosition': setting(z.enum(['start', 'second', 'middle', 'end']), 'second', {
    label: 'Video position',
    description: 'Where the stock video stands among the photographs.',
    ids: ['GAL-18'],
  }),
}
