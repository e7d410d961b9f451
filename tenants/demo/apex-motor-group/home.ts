import type { DemoPage } from '../DemoTenant'
import { button, carousel, hero, picture, reasons } from '../../starter/writtenBlocks'

export const home: DemoPage = {
  title: 'Home',
  slug: 'home',
  description:
    'New, demonstrator and used cars from Apex dealerships in Sydney, Melbourne and Adelaide, in one search.',
  layout: [
    hero({
      variant: 'full',
      showSearch: true,
      searchLook: 'places',
      searchPlace: 'bar',
      eyebrow: 'Sydney · Melbourne · Adelaide',
      heading: 'See it in Adelaide. Drive it in Sydney.',
      text: 'One search over three cities. We bring the car to the yard nearest you, free, before you decide.',
      image: { url: '/studio/scenes/apex-group.webp' },
      button: button('Find a dealership', '/dealer-locator'),
    }),
    {
      blockType: 'brandGrid',
      heading: 'Our dealerships and their brands',
      intro: 'Three dealerships in three cities, and what they sell.',
      kind: 'by-kind',
      linkTo: 'stock',
      tone: 'plain',
    },
    carousel({
      heading: 'New across the group',
      intro: 'In stock in Sydney and Adelaide, delivered to the yard nearest you.',
      carTypes: ['new'],
      limit: 5,
      layout: 'lead',
      button: button('All new cars', '/search/new-cars'),
      tone: 'surface',
    }),
    { blockType: 'locations', heading: 'Where to find us', layout: 'map', tone: 'plain' },
    {
      blockType: 'promo',
      eyebrow: 'Business',
      heading: 'Two vans is a fleet',
      text: 'Fleet pricing, one calendar for servicing, and a loan van when yours is in.',
      image: picture('van/white/scene'),
      button: button('Talk to fleet', '/fleet'),
      variant: 'banner',
      tone: 'ink',
    },
    carousel({
      heading: 'Used, inspected and warranted',
      intro: 'Inspected before it is offered, with the same warranty at every yard.',
      carTypes: ['used'],
      sort: 'popular',
      limit: 8,
      layout: 'list',
      button: button('All used cars', '/search/used-cars'),
      tone: 'plain',
    }),
    reasons(
      'What the group adds',
      [
        ['route', 'Any car, any yard', 'We bring it to the dealership nearest you, free, before you decide.'],
        ['shield-check', 'One warranty', 'Three years on used, five with protection, in every state.'],
        ['users', 'Fleet from two vehicles', 'One invoice and one person to call.'],
        ['banknote', 'One valuation', 'Good for seven days wherever you trade.'],
      ],
      { image: picture('ute/blue/scene'), layout: 'lines', tone: 'surface' },
    ),
    { blockType: 'reviews', heading: 'Across three cities', limit: 12, layout: 'quote', tone: 'plain' },
  ],
}
