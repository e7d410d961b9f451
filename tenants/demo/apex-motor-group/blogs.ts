import type { DemoBlog } from '../DemoBlog'

export const apexBlogs: DemoBlog[] = [
  {
    title: 'Three dealerships, three states, one way of doing things',
    slug: 'one-way-of-doing-things',
    daysAgo: 5,
    category: 'Group',
    author: 'Catherine Aldous',
    description: 'What changes, and what stays the same, when a dealership joins the group.',
    picture: 'suv-crest/green/scene',
    covers: '/search/used-cars',
    body: `When a dealership joins Apex it keeps its name, its people and its own way of making coffee. Three things become the same everywhere.

## The inspection

Every used car in the group goes through a member's workshop before it is offered, and the report is yours to read.

## The price

A car has one price, on the member's own website and on ours. You will not find it cheaper on a different page.

> You will not find it cheaper on a different page.

## The warranty

Three years on eligible used cars and five years of mechanical protection, honoured at any yard and at any licensed repairer in between.

## What stays local

Each member buys its own cars, sets its own hours and hires its own people. The person who values your trade in Parramatta has done it there for years and knows what sells in Parramatta. We do not want that decided by a spreadsheet in Mascot.

## What you can expect anywhere

- A written offer for your trade, honoured at every yard.
- One person to call from the first question to the handover.
- Your details asked for once.
- The same reply time, whichever site you wrote from.

## What we are still working on

Service history is kept by each member, so a car that was serviced in Adelaide has to be looked up when it arrives in Sydney. We expect to join those records during the coming year. Until then the workshop will ring, and you should not have to.

Everything else is local. Harbour City knows its parking, Second Gear knows its online buyers and Northline knows its Mazdas, and we try not to get in the way. [Meet the dealerships](/dealerships).`,
  },
  {
    title: 'A small business guide to buying two vans',
    slug: 'small-business-guide-to-two-vans',
    daysAgo: 23,
    category: 'Business',
    author: 'Samuel Okafor',
    description: 'Purchase, loan or lease, and the questions your accountant will ask.',
    picture: 'van/silver/scene',
    covers: '/search/van',
    body: `Two vans is where a hobby becomes a fleet. It is also where fleet terms start with us, so it is worth an hour of thought.

## New, demonstrator or used?

New brings the longest warranty and the right fit-out from the start. A demonstrator saves six to eight per cent for a few thousand kilometres. A two-year-old van saves a third, and suits a second vehicle that does short runs.

## Own it or lease it?

A chattel mortgage puts the van on your books and the depreciation in your return. A lease keeps the repayments predictable and the resale somebody else's problem. Neither is better in general: show your accountant the quote for both. We will put them side by side.

## Fit-out

Have shelving and tow bar fitted before delivery so that they are on the same invoice and under the same warranty. Leave 150 kilograms of payload spare. Everybody fills it.

## Servicing

Choose the yard nearest to where the vans sleep, not where you sign. We book both on one calendar and lend you a van when one is in.

## Who drives them

Decide early whether each driver has a van or the vans are shared. Shared vans want a key cabinet, a log and a rule about fuel. Drivers with their own look after them better, and take them home, which changes your insurance and perhaps your tax. Ask before the first night.

## When to replace them

Most businesses keep a van until it lets them down. The better time is a year earlier: before the second set of tyres, while there is warranty left and somebody still wants it. Put the month in your calendar on the day you buy.

Call the fleet desk on 1800 975 710, or [send us your list](/fleet).`,
  },
  {
    title: 'What three years of listings say about used car prices',
    slug: 'three-years-of-used-car-prices',
    daysAgo: 47,
    category: 'Buying',
    author: 'Grace Kim',
    description: 'Utes hold, small hatches catch up, and electric cars have found their floor.',
    picture: 'sedan/silver/scene',
    body: `Our three members list a few thousand cars a year between them, which is enough to see patterns. This is what our buyers told the sales meeting.

- **Double cabs still hold their value best.** A three-year-old four-wheel-drive ute brings about four fifths of its new price.
- **Small hatches have risen.** There are fewer new ones under $30,000, so a tidy used one is wanted.
- **Hybrids have a queue.** A used RAV4 Hybrid sells in nine days on average. A petrol one takes twenty.
- **Electric cars have settled.** The steep fall of two years ago has stopped. At three years old they are now among the best value in the yard.
- **Seven seats sell in November.** If you need one for the holidays, look in September.

## What we do not know

Our members are in three cities, and they buy good cars. Prices in the country and at the cheaper end of the market move differently. Take these as what we see from our own yards and not as a forecast.

## How to use it if you are buying

Look one size down, or one year older, in whatever has a queue. A three-year-old petrol RAV4 with a full history costs several thousand less than the hybrid, and on 10,000 kilometres a year it takes a long time to make that up in fuel. In seven-seaters, look in the quiet months after the holidays.

## How to use it if you are selling

Have the history ready and both keys, whatever the market does. In a rising market a tidy car sells in a week. In a falling one it is the only kind that sells.

If you are thinking of selling, this is a good month for utes and hybrids: [see what yours would bring](/sell-your-car).`,
  },
]
