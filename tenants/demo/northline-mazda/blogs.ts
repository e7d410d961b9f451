import type { DemoBlog } from '../DemoBlog'

export const northlineBlogs: DemoBlog[] = [
  {
    title: 'CX-5, CX-60 or CX-80: choosing the right one',
    slug: 'cx-5-cx-60-or-cx-80',
    daysAgo: 7,
    category: 'Range',
    author: 'Callum Reid',
    description: 'Three SUVs that look like brothers and drive like cousins.',
    picture: 'suv-crest/red',
    otherPictures: ['suv-sleek/white', 'suv-large-long-gill/black'],
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

## The figures that decide it

Measure your garage first: the CX-80 is just under five metres long. Then your loads. A pram and a week’s shopping fit in all three, a family of six in one. If you tow a camper twice a year, the CX-60 and the CX-80 pull 2,500 kilograms with a braked trailer, where the CX-5 pulls 1,800. Ask us for the figures of your grade before you order a tow bar, because they are not the same for every engine.

Drive the same loop in all three. We have one that takes forty minutes and includes a car park, a motorway and a hill. [Book it here](/book-test-drive) and we will have them lined up.`,
  },
  {
    title: 'What capped-price servicing covers, and what it does not',
    slug: 'what-capped-price-servicing-covers',
    daysAgo: 26,
    category: 'Owning',
    author: 'Darren Coulthard',
    description: 'Oil, filters and software: yes. Tyres and wipers: no.',
    picture: 'suv-crest/white/front',
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

## What to ask at the desk

Ask which visit is due, what it covers and what it costs, and whether anything was noted last time. If we find something else, we ring before we touch it. You can always say no, or not today.

## Can it be done elsewhere?

Yes. Your warranty does not depend on where the car is serviced, as long as it is done to the schedule, with suitable parts, by somebody qualified, and recorded. We would like to do it, because we know the cars and keep the parts. But it is your choice, and you should hear that from us.

## Why the prices differ

A first service is oil and checks. A fourth or a sixth has spark plugs, fluids and filters in it. Look at the whole seven years rather than at the next visit, and you will know what the car costs to keep.

Your next service, its price and its date are in [your garage](/my-garage) as soon as you sign in.`,
  },
  {
    title: 'Why certified pre-owned costs a little more',
    slug: 'why-certified-pre-owned-costs-more',
    daysAgo: 49,
    category: 'Buying',
    author: 'Anjali Menon',
    description: 'A certified Mazda is about four per cent dearer. This is what that buys.',
    picture: '/studio/places/northline-mazda-prospect.webp',
    body: `You will find the same model with the same kilometres for a little less elsewhere. Here is what makes ours different, so that you can decide whether it matters to you.

- **Age and kilometres are limited.** Under six years and under 100,000 kilometres, with a complete Mazda history.
- **Factory technicians inspect it.** They have the bulletins and the diagnostic tool, and they know where that model squeaks.
- **Wear items are replaced with genuine parts.** Tyres below four millimetres, pads below half, an ageing battery: all changed before you see the car.
- **Roadside assistance** for a year, and the balance of the factory warranty on top of ours.
- **A seven-day exchange.** If it is not the right car, bring it back and choose another.

On a $28,000 Mazda3 that comes to a little over a thousand dollars. Most of our certified buyers are on their second one.

## What it does not change

A certified car is still a used car. It has been parked in the street, and somebody’s child has eaten in it. We repair what affects how it drives and how long it lasts. We do not repaint a whole door for one mark, because you would pay for it. Each mark is photographed and shown to you.

## When not to pay for it

If you are after a car of ten years or more, certification does not apply, and our ordinary workshop inspection is what you want. If you are handy and have a good mechanic, a cheaper car with a few jobs to do may suit you better. We will tell you which of ours that is.

## How to compare

Put two cars side by side: price, kilometres, months of warranty left, tyres, date of the last service. Write the difference down in dollars. Then decide.`,
  },
]
