import type { DemoPage } from '../DemoTenant'
import { button, faq, hero, picture, reasons, text } from '../../starter/writtenBlocks'
import type { Voice } from './Voice'

/** RTE-46. */
export const roadsidePage = ({ name, region, phone, pictures }: Voice): DemoPage => ({
  title: 'Roadside assistance',
  slug: 'roadside-assist',
  description: `What to do when your car stops, and what ${name} roadside assistance covers.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Roadside assistance',
      heading: 'Stopped? Start here.',
      text: 'Get yourself somewhere safe first. Then call, day or night, anywhere in Australia.',
      image: picture(pictures.roadside),
      button: button('Call 1800 975 300', 'tel:1800 975 300'),
      secondButton: button('Our workshops', '/dealer-locator?type=service'),
    }),
    reasons('While you wait', [
      [
        'megaphone',
        'Get off the road',
        'Hazard lights on, out on the passenger side, and stand well behind the barrier.',
      ],
      ['map-pin', 'Say where you are', 'The nearest exit, kilometre post or the three words on your phone’s map.'],
      [
        'car-front',
        'Say what happened',
        'A warning light, a noise, a smell. It decides whether we send a van or a tow truck.',
      ],
    ]),
    text(`## What is covered

Cover comes with every car bought from ${name} for the first twelve months, and renews for another twelve each time we carry out its scheduled service.

- **Flat battery:** a jump start, and a new battery at cost if it has had enough.
- **Flat tyre:** the spare fitted. No spare? A tow to the nearest tyre shop.
- **Keys locked in:** we open it, or bring the spare key up to 50 kilometres.
- **Out of fuel or charge:** enough fuel to reach a station, or a tow to the nearest charger.
- **Everything else:** a tow to us, or to the nearest dealer of your brand when you are far from home.

## What is not

Trailers and caravans over two tonnes, cars modified beyond their compliance plate, beaches and tracks a two-wheel-drive recovery vehicle cannot reach, and the cost of parts.

## Away from home

More than 100 kilometres from home and it cannot be fixed today? We arrange a hire car or a bed for the night, up to $150 a day for three days. Keep the receipts.

Questions that can wait until morning: ${phone}, ${region}.`),
  ],
})

/** RTE-46. */
export const ownerBenefitsPage = (
  { name, phone, pictures }: Voice,
  benefits: Parameters<typeof reasons>[1],
): DemoPage => ({
  title: 'Owner benefits',
  slug: 'owner-benefits',
  description: `What comes with a car from ${name}, for as long as you own it.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Owner benefits',
      heading: 'The keys are only the start',
      text: 'Small things, every year, for as long as you own it. No card, no points, no expiry date.',
      image: picture(pictures.guide),
      button: button('Book a service', '/service#service-booking'),
      secondButton: button('Where to find us', '/dealer-locator'),
    }),
    reasons('Yours as an owner', benefits),
    faq('How it works', [
      [
        'Do I have to sign up?',
        `No. Your registration number is enough. If ${name} sold it or services it, it counts.`,
      ],
      ['Does it pass on when I sell the car?', 'Yes. The new owner only has to keep servicing it with us.'],
      ['Whom do I ask?', `Anybody at the service desk, or call ${phone}.`],
    ]),
  ],
})

/** How a claim is made; beside the warranty itself (RTE-46). */
export const warrantyClaims = ({ name, phone }: Voice): DemoPage => ({
  title: 'Making a warranty claim',
  slug: 'pages-warranty',
  description: `How to make a warranty claim with ${name}: three steps, the papers, and your rights.`,
  layout: [
    hero({
      variant: 'centred',
      eyebrow: 'Warranty',
      heading: 'Making a claim, in three steps',
      text: 'You look after the car. We look after the paperwork.',
      button: button('Book it in', '/service#service-booking'),
      secondButton: button('What is covered', '/warranty'),
    }),
    reasons('How it goes', [
      ['phone', '1. Stop and call', `Do not drive on with a red light. ${phone}, or roadside assistance after hours.`],
      [
        'wrench',
        '2. We find the fault',
        'Diagnosis is free when the fault is covered. Away from home, any licensed repairer may look at it.',
      ],
      [
        'circle-check',
        '3. We repair it',
        'Parts and labour. If it takes longer than a day you have a car from us meanwhile.',
      ],
    ]),
    text(`## Bring

The service book or its print-out, the registration papers, and a note of when it happens: cold or warm, at which speed, since when.

## When a repairer is far away

Ask them to call us **before** they start. We approve the work on the phone and pay them directly, so that you do not have to claim it back.

## Your rights

Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. For a major failure you are entitled to a replacement or refund, and to compensation for other reasonably foreseeable loss. What we promise on top of that is on our [warranty page](/warranty).`),
  ],
})
