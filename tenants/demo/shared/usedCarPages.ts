import type { DemoPage } from '../DemoTenant'
import { button, carousel, faq, hero, picture, reasons, text } from '../../starter/writtenBlocks'
import type { Voice } from './Voice'

/** RTE-51. */
export const usedCarGuide = ({ name, sellPath, pictures }: Voice): DemoPage => ({
  title: 'How to buy a used car',
  slug: 'used-car-buying-guide',
  description: `Twelve things to check before you buy a used car, from ${name} or from anybody else.`,
  layout: [
    hero({
      variant: 'centred',
      eyebrow: 'Used cars',
      heading: 'How to buy a used car, here or anywhere',
      text: 'The list our own buyers use when they spend our money.',
      image: picture(pictures.guide),
      button: button('See used cars', '/search/used-cars'),
      secondButton: button('How we inspect them', '/used-car/inspection'),
    }),
    text(`## Before you go and look

- **Search its history.** A PPSR search says whether money is owing on it, and whether it was written off or stolen. We include one with every car.
- **Read the service book.** Gaps matter more than kilometres. A car serviced every year at 150,000 is a better bet than one nobody touched until 80,000.
- **Check the build date.** The compliance plate says when it was built, which can be a year before it was first registered.

## In daylight, with the engine cold

- **Panel gaps and paint.** Look along the sides from the headlight. Ripples and changes of shade mean repairs.
- **Tyres.** Four of one brand, worn evenly. Worn edges mean alignment, or worse.
- **Underneath.** Fresh black paint on a chassis hides something. Surface rust does not.
- **Start it cold.** Blue smoke is oil, white smoke that stays is coolant, a rattle that fades may be a timing chain.

## On the road

- **Let go of the wheel** for a moment on a straight, empty road.
- **Brake hard once**, with nobody behind you.
- **Go through every gear**, and reverse up a slope.

## Before you sign

- **What is the price with everything in it?** Drive-away means registration and stamp duty are included.
- **What happens if it breaks?** Ask for the warranty in writing: parts *and* labour, which repairers, and the limit per claim.`),
    faq('And then', [
      [
        'Should I have it inspected by somebody else?',
        'Yes, if you like. We keep the car for you while you do, and let them use our hoist.',
      ],
      ['What is my old car worth?', `[Value it online](${sellPath}) in two minutes. You do not have to buy from us.`],
    ]),
  ],
})

/** RTE-51. */
export const usedCarInspection = ({ name, phone }: Voice, points: string): DemoPage => ({
  title: `Our ${points}-point inspection`,
  slug: 'used-car-inspection',
  description: `What ${name} checks on every used car before it goes on sale, and what happens to those that fail.`,
  layout: [
    hero({
      variant: 'centred',
      eyebrow: 'Used cars',
      heading: `${points} checks, signed by a technician`,
      text: 'The report comes with the car. Ask for it before you drive.',
      button: button('See used cars', '/search/used-cars'),
      secondButton: button('How to buy a used car', '/used-car/buying-guide'),
    }),
    reasons('What is on the sheet', [
      [
        'gauge',
        'Engine and gearbox',
        'Compression by sound and by computer, leaks, mounts, belts, fluids and every stored fault code.',
      ],
      [
        'circle-check',
        'Brakes, steering, tyres',
        'Measured in millimetres and written down. Below half of new, they are replaced.',
      ],
      [
        'shield-check',
        'Structure and safety',
        'Airbags, belts, child-seat points, rust, and signs of repairs under the paint.',
      ],
      [
        'zap',
        'Electrics and battery',
        'Every switch, camera and sensor. Hybrids and electric cars get a battery health reading.',
      ],
      ['car-front', 'A road test', 'Twenty minutes, cold start to freeway, by somebody who did not prepare the car.'],
      ['newspaper', 'History', 'PPSR, service records, recalls done and recalls still open.'],
    ]),
    text(`## What happens to the rest

About one car in nine does not make it. Some need more than they are worth, some have a past we cannot explain. They go to auction, described as they are.

## If we missed something

Tell us within the first month and we put it right, whatever the warranty says: ${phone}.`),
    carousel({ heading: 'Passed this week', source: 'search', search: '/search/used-cars', limit: 8, tone: 'surface' }),
  ],
})
