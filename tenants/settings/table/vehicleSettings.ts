import { z } from 'zod'
import { iconChoices } from '../../../src/domain/content/iconChoices'
import { LEAST_COMPARABLES } from '../../../src/domain/stock/pricing/pricePosition'
import { setting } from '../Setting'
import { carTypes, link, longText, shortText } from '../valueSchemas'

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
  'vdp.tradeIn': setting(z.boolean(), true, {
    label: 'Trade-in buttons',
    description: 'Cars that are for sale have a button to value the shopper’s own car against them.',
    ids: ['VDP-31'],
  }),
  'vdp.inspection': setting(shortText.nullable(), null, {
    label: 'Inspection of used cars',
    description: 'What every used car went through, such as 120-point workshop inspection. Empty: none is promised.',
    ids: ['VDP-03'],
  }),
  'vdp.promises': setting(
    z
      .array(
        z.strictObject({
          icon: z.enum(iconChoices),
          text: shortText,
          href: link.optional(),
          display: z.array(carTypes).describe('Vehicles it holds for. Empty: all.'),
        }),
      )
      .max(6),
    [],
    {
      label: 'Promises under the price',
      description: 'What you promise with a vehicle, such as days to return it. The first three that hold for it show.',
      ids: ['VDP-17'],
    },
  ),
  'vdp.disclaimer': setting(longText.nullable(), null, {
    label: 'Disclaimer',
    description:
      "Stands under the details of every vehicle. Empty: the platform's price disclaimer, in the words of the vehicle's state.",
    ids: ['VDP-11'],
  }),
  'vdp.announcement': setting(shortText, 'This car is located in {city}.', {
    label: 'Car in another city',
    description: 'Announced when a car stands in another city than the primary location. {city} is that city.',
    ids: ['CON-35'],
  }),
  'vdp.minComparables': setting(z.int().min(LEAST_COMPARABLES).max(100), 5, {
    label: 'Compare prices from',
    description:
      'Where a price lies among comparable vehicles is shown from this many of them on, on its page and its card.',
    ids: ['ALRT-08'],
    unit: 'vehicles',
  }),
  'vdp.driveAwayEstimate': setting(z.boolean(), true, {
    label: 'Estimated drive-away price',
    description:
      'Cars advertised without government charges say what they would cost on the road in each state, as an estimate.',
    ids: ['LAW-04'],
  }),
  'vdp.priceHistory': setting(z.boolean(), false, {
    label: 'Price history',
    description:
      'The prices a vehicle was advertised at since it was listed, as a line. Only prices that a was-price could show; none while was-prices are not checked.',
    ids: ['LAW-05'],
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
