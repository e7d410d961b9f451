import type { DemoPage } from '../DemoTenant'
import { button, carousel, features, hero, picture, reasons } from '../../starter/writtenBlocks'

const slide = (name: string, description: string, token: string, href: string) => ({
  name,
  description,
  image: picture(token),
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
      heading: 'Mazda, in Adelaide’s north',
      text: 'Medindie and Prospect',
      slides: [
        slide(
          'CX-60',
          'Six cylinders, in line, and all-wheel drive that leans to the rear. You will find a reason to take the long way.',
          'suv-ranger/white',
          '/mazda-cx-60',
        ),
        slide('CX-80', 'Seven seats without the bulk.', 'suv-large/black', '/mazda-cx-80'),
        slide('MX-5', 'A thousand kilograms of good mood.', 'convertible/red', '/mazda-mx-5'),
        slide('BT-50', 'Works on Friday. Dressed for Saturday.', 'ute-blade/red', '/mazda-bt-50'),
      ],
    }),
    {
      blockType: 'modelTiles',
      heading: 'The Mazda range',
      intro: 'From the smallest to the one with seven seats.',
      limit: 8,
      button: button('All models', '/models'),
      tone: 'plain',
    },
    carousel({
      heading: 'New Mazda in stock',
      intro: 'Here now, in the colour shown.',
      carTypes: ['new'],
      make: 'Mazda',
      limit: 10,
      button: button('All new Mazda', '/search/new-cars'),
      tone: 'surface',
    }),
    {
      blockType: 'offers',
      heading: 'Current Mazda offers',
      limit: 3,
      button: button('All offers', '/special-offers'),
      tone: 'plain',
    },
    {
      blockType: 'promo',
      eyebrow: 'Certified pre-owned',
      heading: 'A Mazda with a past we know',
      text: 'Under six years, under 100,000 kilometres, inspected by Mazda technicians and covered for a year on the road.',
      image: picture('sedan/red/side'),
      button: button('See certified cars', '/search/used-cars?certified=true'),
      variant: 'banner',
      tone: 'ink',
    },
    reasons(
      'One brand, done properly',
      [
        ['award', '7-year warranty', 'On every new Mazda, with unlimited kilometres.'],
        ['users', 'The same faces', 'Half our team has been here for ten years or more. Ask for anyone by name.'],
        [
          'gauge',
          'Your garage',
          'Sign in to see your saved Mazdas, your test drives and everything you have asked us.',
        ],
      ],
      { button: button('Open my garage', '/my-garage'), image: picture('suv/grey/rear'), tone: 'plain' },
    ),
    carousel({
      heading: 'Demonstrators',
      intro: 'Driven by us and serviced by us. One marked “Coming soon” is still on duty.',
      carTypes: ['demo'],
      limit: 8,
      button: button('All demonstrators', '/search/demo-cars'),
      tone: 'surface',
    }),
    {
      blockType: 'form',
      kind: 'testDrive',
      anchor: 'drive',
      heading: 'Drive one this week',
      intro: 'Tell us which Mazda and when. It will be at the front, clean, fuelled and warm.',
      steps: [
        { title: 'Choose the car', text: 'One in stock, or a model you are curious about.' },
        { title: 'We call you', text: 'Within two business hours, to settle the time.' },
        { title: 'Take the loop', text: 'Forty minutes: a hill, a motorway and a car park.' },
      ],
      tone: 'surface',
    },
    { blockType: 'locations', heading: 'Find us', layout: 'map', tone: 'plain' },
    { blockType: 'reviews', heading: 'From our drivers', limit: 12, tone: 'surface' },
    { blockType: 'warranty', heading: 'Seven years is a long time', tone: 'tint' },
    features(
      [
        [
          'calendar',
          'Book a test drive',
          'A forty-minute loop with a hill, a motorway and a car park.',
          '/book-test-drive',
        ],
        [
          'wrench',
          'Book your service online',
          'Capped price, loan car, and the inspection on video.',
          '/service#service-booking',
        ],
        ['repeat', 'Value your trade-in', 'An estimate in two minutes, a firm figure at Prospect.', '/trade-in'],
      ],
      { heading: 'Already driving a Mazda?' },
    ),
    {
      blockType: 'blogs',
      heading: 'Notes from Northline',
      limit: 3,
      button: button('All notes', '/blogs'),
      tone: 'plain',
    },
  ],
}
