import { z } from 'zod'
import { setting } from '../Setting'
import { link, path } from '../valueSchemas'

/** Which of several addresses for one page menus and links use. */
export const routeSettings = {
  'routes.checkoutSegment': setting(z.enum(['checkout', 'buy-online']), 'checkout', {
    label: 'Checkout address',
    description: "Last part of a car's checkout address: /cars/{slug}/checkout or /cars/{slug}/buy-online.",
    ids: ['RTE-02'],
  }),
  'routes.sellPath': setting(z.enum(['/trade-in', '/sell-your-car', '/sell-my-car']), '/sell-your-car', {
    label: 'Sell your car address',
    description: 'All three addresses answer; menus and links use this one.',
    ids: ['RTE-05'],
  }),
  'routes.financeLink': setting(link, '/finance', {
    label: 'Finance link',
    description: 'Where finance buttons lead: /finance, /finance-enquiry, /apply-for-finance, or any path or address.',
    ids: ['RTE-09'],
  }),
  'routes.locationPath': setting(
    z.enum([
      '/contact-us/{location-slug}',
      '/our-location/{slug}',
      '/locations/{slug}',
      '/locations/{dealership-slug}',
    ]),
    '/locations/{slug}',
    {
      label: 'Location address',
      description: 'The canonical address of a location page; the others lead to it.',
      ids: ['RTE-35'],
    },
  ),
  'routes.myGaragePath': setting(
    z.enum(['/my-garage', '/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco']),
    '/my-garage',
    {
      label: 'My garage address',
      description: "Address of the shopper's own page.",
      ids: ['RTE-42'],
    },
  ),
  'routes.watchlistPath': setting(path, '/watchlist', {
    label: 'Watchlist address',
    description: 'Address of the page of saved cars.',
    ids: ['RTE-43'],
  }),
}
