import type { DemoPage } from '../DemoTenant'
import { button, carousel, hero, noButton, picture, reasons, text } from '../../starter/writtenBlocks'
import type { Voice } from './Voice'

/** RTE-50. */
export const outdoorPage = (
  { name, region }: Voice,
  { heading, image, search }: { heading: string; image: string; search: string },
): DemoPage => ({
  title: '4x4 and outdoor',
  slug: '4x4-outdoor',
  description: `Suspension, tow bars, canopies, awnings and recovery gear, fitted by ${name} ${region}.`,
  layout: [
    hero({
      variant: 'full',
      eyebrow: '4x4 and outdoor',
      heading,
      text: 'Built up once, properly, with the weights added up before you order.',
      image: picture(image),
      button: button('Plan a build', '/vehicle-parts-and-accessories#parts-enquiry'),
      secondButton: button('See what is in stock', search),
    }),
    reasons('What we fit', [
      [
        'truck',
        'Suspension and GVM upgrades',
        'Engineered, certified and on the compliance plate before it is registered.',
      ],
      ['caravan', 'Towing', 'Bars, brake controllers and mirrors, set up with your van on the back.'],
      ['tent', 'Canopies, racks and awnings', 'Aluminium or steel, with drawers that open when the tailgate cannot.'],
      ['plug', 'Power', 'Second battery, DC charger, solar and a fuse box you can reach.'],
      ['life-buoy', 'Recovery', 'Rated points, winch, boards and a compressor, and an hour to learn them.'],
      ['shield-check', 'Protection', 'Bull bars and underbody plates that work with the airbags and the radar.'],
    ]),
    text(`## Weights, before anything else

Most utes and wagons reach their limit sooner than people think. A tray, a canopy, a bull bar, a winch, four people and a full tank can be everything the plate allows, before the fridge goes in.

We start each build on a weighbridge and keep a running total: **tare, payload, axle loads, tow ball**. If your list does not fit we say so, and show what a GVM upgrade changes and what it costs.

## One warranty

Accessories fitted before delivery are covered for as long as the vehicle is, and the maker’s warranty stays whole because we use parts it accepts. It is in your contract, not on a brochure.`),
    carousel({ heading: 'A good place to start', source: 'search', search, limit: 8, tone: 'surface' }),
  ],
})

/** RTE-50: paint and cabin protection under its own name. */
export const neotekPage = ({ name, phone }: Voice, image: string): DemoPage => ({
  title: 'Neotek protection',
  slug: 'neotek',
  description: `Neotek paint, fabric and leather protection at ${name}: what it does, what it does not, and how to look after it.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Neotek',
      heading: 'A coat for the car you will wash yourself',
      text: 'A ceramic layer for paint and glass, and a treatment for fabric and leather. Applied here, over a day and a half.',
      image: picture(image),
      button: button('Ask for a price', '/contact-us#enquire'),
      secondButton: noButton,
    }),
    reasons('What it does', [
      [
        'sparkles',
        'Water and dirt let go',
        'Bird droppings, sap and bugs wash off with a hose, if you do it the same week.',
      ],
      ['sparkles', 'Slows down fading', 'Two coats of UV filter on the horizontal panels, where summer does its work.'],
      ['car-front', 'Spills stay on top', 'Ten seconds to find a cloth, in fabric and leather alike.'],
      ['shield-check', 'Five years in writing', 'One free inspection a year, and a fresh coat where it has thinned.'],
    ]),
    text(`## What it does not do

It is not armour. It does not stop stone chips, trolley dents or scratches from a dry sponge. If that is the worry, ask us about film for the nose of the car.

## Looking after it

Wash with two buckets and a mild shampoo, dry with a clean cloth, and leave automatic brushes alone. No wax: there is nothing for it to hold on to.

## Is it worth it?

On a dark car that lives outside, usually. On a white one in a garage, probably not, and we say so. Prices depend on size, from a small hatch to a van: ${phone}.`),
  ],
})
