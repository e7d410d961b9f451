import type { DemoPage } from '../DemoTenant'
import { button, carousel, features, hero, picture } from '../../starter/writtenBlocks'

const slide = (name: string, description: string, scene: string, href: string) => ({
  name,
  description,
  image: { url: `/studio/scenes/${scene}.webp` },
  button: { label: null, href },
})

export const home: DemoPage = {
  title: 'Home',
  slug: 'home',
  description: 'New, demonstrator and certified pre-owned Mazda in Adelaide’s north. Service and parts at Gepps Cross.',
  layout: [
    hero({
      variant: 'slider',
      showSearch: true,
      searchLook: 'models',
      searchPlace: 'bar',
      heading: 'Mazda, in Adelaide’s north',
      text: 'Medindie and Prospect',
      slides: [
        slide(
          'CX-60',
          'Six cylinders, in line, and all-wheel drive that leans to the rear. You will find a reason to take the long way.',
          'northline-bush',
          '/mazda-cx-60',
        ),
        slide('CX-80', 'Seven seats without the bulk.', 'northline-quay', '/mazda-cx-80'),
        slide('MX-5', 'A thousand kilograms of good mood.', 'northline-coast', '/mazda-mx-5'),
        slide('BT-50', 'Works on Friday. Dressed for Saturday.', 'northline-track', '/mazda-bt-50'),
      ],
    }),
    {
      blockType: 'modelTiles',
      heading: 'The Mazda range',
      intro: 'From the CX-3 to the ones with seven seats.',
      limit: 10,
      button: button('All models', '/models'),
      tone: 'plain',
    },
    {
      blockType: 'promo',
      eyebrow: 'Test drive',
      heading: 'Drive one this week',
      text: 'Forty minutes: a hill, a motorway and a car park. It will be at the front, clean, fuelled and warm.',
      image: picture('suv-large-long/grey/scene'),
      button: button('Book a test drive', '/book-test-drive'),
      variant: 'split',
      tone: 'surface',
    },
    carousel({
      heading: 'New Mazda in stock',
      intro: 'Here now, in the colour shown.',
      carTypes: ['new'],
      make: 'Mazda',
      limit: 5,
      layout: 'gallery',
      button: button('All new Mazda', '/search/new-cars'),
      tone: 'plain',
    }),
    { blockType: 'warranty', heading: 'Seven years is a long time', tone: 'tint' },
    carousel({
      heading: 'Demonstrators',
      intro: 'Driven by us and serviced by us. One marked “Coming soon” is still in use here.',
      carTypes: ['demo'],
      limit: 6,
      layout: 'list',
      button: button('All demonstrators', '/search/demo-cars'),
      tone: 'plain',
    }),
    {
      blockType: 'promo',
      eyebrow: 'Certified pre-owned',
      heading: 'A Mazda with a past we know',
      text: 'Under six years, under 100,000 kilometres, inspected by Mazda technicians, with a year of roadside assistance.',
      image: picture('sedan/red/scene'),
      button: button('See certified cars', '/search/used-cars?certified=true'),
      variant: 'banner',
      tone: 'ink',
    },
    {
      blockType: 'offers',
      heading: 'Current Mazda offers',
      limit: 3,
      layout: 'poster',
      button: button('All offers', '/special-offers'),
      tone: 'plain',
    },
    { blockType: 'reviews', heading: 'From our drivers', limit: 12, layout: 'quote', tone: 'plain' },
    { blockType: 'locations', heading: 'Find us', layout: 'map', tone: 'surface' },
    features(
      [
        [
          'wrench',
          'Book your service online',
          'Capped price, loan car, and the inspection on video.',
          '/service#service-booking',
        ],
        ['repeat', 'Value your trade-in', 'An estimate in two minutes, a firm figure at Prospect.', '/trade-in'],
        ['gauge', 'Your garage', 'Saved Mazdas, test drives and everything you have asked us.', '/my-garage'],
      ],
      { heading: 'Already driving a Mazda?' },
    ),
  ],
}
