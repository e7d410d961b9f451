import type { DemoPage } from '../DemoTenant'
import { button, carousel, faq, hero, picture, reasons, text } from '../../starter/writtenBlocks'
import { electricPage } from '../shared/electricPage'
import { eofyPage, fleetPage } from '../shared/businessPages'
import { financeInsurancePage } from '../shared/financeInsurancePage'
import { outdoorPage } from '../shared/accessoryPages'
import { ownerBenefitsPage, roadsidePage, warrantyClaims } from '../shared/ownerPages'
import { usedCarGuide, usedCarInspection } from '../shared/usedCarPages'
import type { Voice } from '../shared/Voice'

const voice: Voice = {
  name: 'Apex Motor Group',
  region: 'across Australia',
  phone: '1800 975 710',
  sellPath: '/sell-your-car',
  financeLink: '/finance',
  pictures: {
    fleet: 'van/white/scene',
    roadside: 'suv/silver/scene',
    eofy: 'suv/black/scene',
    electric: 'sedan/silver/scene',
    finance: 'suv/white/scene',
    guide: 'sedan/black/scene',
  },
}

const cars: DemoPage = {
  title: 'TWG Cars',
  slug: 'twg-cars',
  description: 'The group’s ex-rental and ex-lease cars, sold direct with their full service history.',
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'TWG Cars',
      heading: 'Our own fleet, one owner, every service',
      text: 'Cars we bought new, looked after ourselves and now sell on. Nobody knows them better.',
      image: picture('sedan/white/scene'),
      button: button('See demonstrators and fleet cars', '/search/new-and-demo-cars'),
      secondButton: button('All used cars', '/search/used-cars'),
    }),
    reasons('Why buy from the fleet', [
      ['repeat', 'One owner: us', 'From new. Every service in our workshops, every tyre on our account.'],
      ['gauge', '12 to 24 months old', 'With most of the factory warranty left, and often the new shape.'],
      ['tag', 'No margin in the middle', 'It never went to auction, so nobody between us and you was paid.'],
    ]),
    text(`## How it works

Cars leave the rental fleet between 12 and 24 months old. They spend two days in the workshop: service, brakes, tyres under half are replaced, and every mark you can see from a metre is repaired.

Then they go on this site with their photographs, kilometres and price. Reserve one at any member and we bring it there, usually within the week.

## Was it a rental?

Most were. It says so on the car’s page. Rental cars are serviced on the day they are due, because the next booking depends on it.`),
    carousel({
      heading: 'Just off the fleet',
      source: 'search',
      search: '/search/demo-cars',
      limit: 8,
      tone: 'surface',
    }),
  ],
}

const rental: DemoPage = {
  title: 'TWG Rental',
  slug: 'twg-rental',
  description: 'Rent a car, van or seven-seater from the group by the day, week or month.',
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'TWG Rental',
      heading: 'A car for a day, a van for a weekend',
      text: 'From every member, at one rate, with the insurance in it.',
      image: picture('people-mover/white/scene'),
      button: button('Ask for a quote', '/contact-us#enquire'),
      secondButton: button('Where to collect', '/dealer-locator'),
    }),
    reasons('What you can rent', [
      ['car', 'Small and medium', 'For a few days in town, or while yours is being repaired.'],
      ['users', 'Seven and eight seats', 'Child seats fitted before you come, at no charge.'],
      ['truck', 'Vans and utes', 'One tonne, on a car licence. Trolley and blankets in the back.'],
      ['calendar', 'By the month', 'For a project, or to find out whether a second car is worth it.'],
    ]),
    text(`## What is in the price

Unlimited kilometres within the state, standard insurance, roadside assistance and a second driver. You bring it back with as much fuel as it had.

## What you need

A full licence held for a year, a credit card in your own name, and to be 21 or older. Drivers under 25 pay a higher excess.

## Before you buy

Thinking about a model? Rent one for a week. If you buy one from any member within a month, the rental comes off the price.`),
  ],
}

const tyres: DemoPage = {
  title: 'TWG Tyres',
  slug: 'twg-tyres',
  description:
    'Tyres, alignment and punctures at the group’s workshops: fitted, balanced and disposed of in the price.',
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'TWG Tyres',
      heading: 'Four hands of rubber. Chosen with care.',
      text: 'The right tyre for the car and the road, at the price on the sheet.',
      image: picture('suv/black/scene'),
      button: button('Book a fitting', '/service#service-booking'),
      secondButton: button('Find a workshop', '/dealer-locator?type=service'),
    }),
    reasons('In every fitting', [
      ['gauge', 'Fitted and balanced', 'New valves, and the old tyres recycled. Nothing is added at the counter.'],
      ['route', 'Alignment checked', 'Free with four tyres. You get the print-out, before and after.'],
      ['repeat', 'Rotated every 10,000', 'For as long as you have them, while you wait.'],
      ['shield-check', 'Punctures repaired', 'Free, when the repair is safe. We show you when it is not.'],
    ]),
    faq('Good to know', [
      [
        'How do I read the size?',
        'On the side of the tyre, such as 225/55 R18 98V. Send us a photograph of it and we find the rest.',
      ],
      ['When are they done?', 'The law says 1.5 millimetres. In the wet we would not go below 3.'],
      [
        'Do all four have to match?',
        'On an all-wheel drive, yes, in size and nearly in wear. On others at least in pairs.',
      ],
    ]),
  ],
}

/** Informational pages of the group (RTE-44..51), its own businesses among them (RTE-49). */
export const apexInformation: DemoPage[] = [
  cars,
  rental,
  tyres,
  fleetPage(voice),
  roadsidePage(voice),
  ownerBenefitsPage(voice, [
    ['map-pin', 'Every place, one file', 'Buy in one city, service in another. Everybody sees the same history.'],
    ['life-buoy', 'Roadside assistance', 'Renewed with every scheduled service at any member.'],
    ['car', 'Rental at half price', 'For owners, at any time, at every member.'],
    ['repeat', 'One valuation, every yard', 'What one member offers after inspection holds at all of them.'],
  ]),
  warrantyClaims(voice),
  eofyPage(voice),
  electricPage(voice),
  financeInsurancePage(voice),
  outdoorPage(voice, { heading: 'Built for the long way round', image: 'ute/grey/scene', search: '/search/ute' }),
  usedCarGuide(voice),
  usedCarInspection(voice, '110'),
]
