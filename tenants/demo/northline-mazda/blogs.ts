import type { DemoBlog } from '../DemoTenant'

export const northlineBlogs: DemoBlog[] = [
  {
    title: 'CX-5, CX-60 or CX-80: choosing the right one',
    slug: 'cx-5-cx-60-or-cx-80',
    daysAgo: 7,
    description: 'Three SUVs that look like brothers and drive like cousins.',
    picture: 'suv/black/scene',
    covers: '/search/new-cars?make=Mazda&model=CX-5&model=CX-60&model=CX-80',
    body: `We are asked this one every day. They share a family face, but there are two quite different ideas underneath.

## CX-5: the easy one

Front-wheel drive at heart, with all-wheel drive on most grades. It is the lightest, the simplest to park and the least expensive to run on short trips. If your life is mostly between Prospect and the city, this is enough car, and a very good one.

> If your life is mostly between Prospect and the city, this is enough car, and a very good one.

## CX-60: the driver's one

It has a long bonnet because there is a straight six behind it, driving the rear wheels first. It rides more firmly and steers better. You notice the difference between here and Clare. Choose the plug-in hybrid if you can charge at home: it does most weekdays without petrol.

## CX-80: the family's one

The CX-60 stretched by 250 millimetres, all of it spent on the second and third rows. Adults fit in the back for an hour, children for a holiday. It will tow 2,500 kilograms.

## Still not sure?

Drive the same loop in all three. We have one that takes forty minutes and includes a car park, a motorway and a hill. [Book it here](/book-test-drive) and we will have them lined up.`,
  },
  {
    title: 'What capped-price servicing covers, and what it does not',
    slug: 'what-capped-price-servicing-covers',
    daysAgo: 26,
    description: 'Oil, filters, inspection, software: yes. Tyres and wipers: no. The rest is in between.',
    picture: 'hatch/grey/scene',
    body: `Capped-price servicing tells you the price of each scheduled service for the first seven years. It is a good scheme, and like all good schemes it has edges.

## Covered

- Engine oil, filter and sump plug washer, at every visit.
- Every item the schedule lists for that visit: filters, fluids, spark plugs when due.
- A safety inspection with measurements of tyres and brakes, and the video of it.
- Software updates and recalls, always free.

## Not covered

Things that wear with how you drive: tyres, brake pads, wiper blades, batteries, and wheel alignment. We tell you the measurement and the price, and you decide.

## Every twelve months or 15,000 kilometres

Whichever comes first. If you drive very little, the year still counts: oil ages in a still engine.

Your next service, its price and its date are in [your garage](/my-garage) as soon as you sign in.`,
  },
  {
    title: 'Why certified pre-owned costs a little more',
    slug: 'why-certified-pre-owned-costs-more',
    daysAgo: 49,
    description: 'A certified Mazda is about four per cent dearer. This is what the four per cent buys.',
    picture: 'sedan/white/scene',
    body: `You will find the same model with the same kilometres for a little less elsewhere. Here is what makes ours different, so that you can decide whether it matters to you.

- **Age and kilometres are limited.** Under six years and under 100,000 kilometres, with a complete Mazda history.
- **Factory technicians inspect it.** They have the bulletins and the diagnostic tool, and they know where that model squeaks.
- **Wear items are replaced with genuine parts.** Tyres below four millimetres, pads below half, an ageing battery: all changed before you see the car.
- **Roadside assistance** for a year, and the balance of the factory warranty on top of ours.
- **A seven-day exchange.** If it is not the right car, bring it back and choose another.

On a $28,000 Mazda3 that comes to a little over a thousand dollars. Most of our certified buyers are on their second one.`,
  },
]
