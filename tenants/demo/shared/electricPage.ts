import type { DemoPage } from '../DemoTenant'
import { button, carousel, faq, hero, picture, reasons, text } from '../../starter/writtenBlocks'
import type { Voice } from './Voice'

/** RTE-48. */
export const electricPage = ({ name, financeLink, pictures }: Voice): DemoPage => ({
  title: 'Electric vehicles, honestly',
  slug: 'pages-electric-vehicles',
  description: `Range, charging at home, running costs and batteries: what ${name} tells customers about electric cars.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Electric vehicles',
      heading: 'Is an electric car right for your driveway?',
      text: 'For many people yes, for some not yet. Here is how to tell, without the sales pitch.',
      image: picture(pictures.electric),
      button: button('Electric cars in stock', '/search/new-used-and-demo-cars/?fuel=Electric'),
      secondButton: button('Hybrids in stock', '/search/new-used-and-demo-cars/?fuel=Hybrid'),
    }),
    reasons('Four questions that decide it', [
      [
        'plug',
        'Can you charge at home?',
        'An ordinary power point adds about 12 kilometres of range an hour. Overnight, that is most people’s day three times over.',
      ],
      [
        'route',
        'How long is your longest drive?',
        'If it is over 350 kilometres more than once a month, plan one stop, or look at a plug-in hybrid.',
      ],
      [
        'caravan',
        'Do you tow?',
        'Towing can halve the range. Below 1,000 kilograms it is fine; above, take a diesel or a big hybrid for a drive as well.',
      ],
      [
        'clock',
        'How long do you keep a car?',
        'The saving is in the years: little servicing, cheap kilometres. It pays most when you keep it five or more.',
      ],
    ]),
    text(`## What it costs to run

A small electric car uses about 15 kWh for 100 kilometres. On an off-peak tariff that is around $3; at a public fast charger nearer $9. A petrol car of the same size uses 6 to 7 litres. The page of each car with an engine has a fuel calculator, to compare with your own numbers.

## Charging

- **At home, power point:** no installation, slow, enough for most commutes.
- **At home, wall box:** five times faster. An electrician needs half a day; the price depends on your switchboard.
- **On the road:** fast chargers add 200 kilometres in about 20 minutes. Sites with four or more stalls are worth the detour.

## The battery

New ones are guaranteed for eight years, usually to 70% of their capacity. For used electric cars we measure the battery’s state of health and print it in the report. Ask anybody who will not.

## Servicing

Tyres, brakes, cabin filter, coolant. Most makers ask for a visit once a year or every two. Our workshop is certified for high voltage.`),
    carousel({
      heading: 'Electric and ready',
      intro: 'Drive one for a day before you decide.',
      source: 'search',
      search: '/search/new-used-and-demo-cars/?fuel=Electric',
      limit: 8,
      tone: 'surface',
    }),
    faq('Still wondering', [
      [
        'I live in an apartment. Is there any point?',
        'If your building or your workplace has a point you can use, yes. If not, a hybrid gives you half the saving with none of the planning.',
      ],
      ['Are there rebates?', 'They differ by state and change often. We tell you what applies on the day, in writing.'],
      [
        'Can it go on a novated lease?',
        `Yes, and the tax treatment can be favourable. [Ask our finance desk](${financeLink}) for a comparison.`,
      ],
    ]),
  ],
})
