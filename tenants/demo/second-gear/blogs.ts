import type { DemoBlog } from '../DemoBlog'

export const secondGearBlogs: DemoBlog[] = [
  {
    title: 'How we decide what a car is worth',
    slug: 'how-we-decide-what-a-car-is-worth',
    daysAgo: 4,
    category: 'Selling',
    author: 'Imogen Hale',
    description: 'Worked out once, from the market, and then left alone. Here is the sum.',
    picture: 'hatch/grey/scene',
    covers: '/search/used-cars',
    body: `There is no secret book. Every morning we look at what the same car, with similar kilometres, is asking across Victoria, and what it sold for at auction that week. Then we do a sum.

## The starting point

We take the middle of the asking prices within ten thousand kilometres. Not the cheapest, which is usually cheap for a reason, and not the dearest, which has usually been for sale for three months.

## What we add and take away

- Full history with the maker: add two to four per cent.
- A single owner: add a little.
- Tyres below four millimetres, a brake job due, a windscreen chip: take off what it costs us to put right, and then we put it right.
- Colour: white and grey sell faster, orange sells to somebody who drove from Geelong for it. It evens out.

## And then we stop

The price on the website is the price in the yard. You will see a market gauge next to it so that you can check our sum. We change a price if the market moves or if we got it wrong; we do not change it because somebody shouted.

> We change a price if the market moves or if we got it wrong; we do not change it because somebody shouted.

## When you think we are wrong

Tell us. Send a link to the same car, with similar kilometres and history, at a lower price. We will look at it the same day. If it is a fair comparison the price changes for everyone, and not only for you. About one in five of those messages changes a price. The others usually turn out to be a car with a repaired write-off in its past.

[Browse what is in stock](/search/used-cars), cheapest or newest first.`,
  },
  {
    title: 'Buying a used electric car: five questions worth asking',
    slug: 'buying-a-used-electric-car',
    daysAgo: 17,
    category: 'Buying',
    author: 'Selam Tesfaye',
    description: 'Battery health is easier to check than most people think.',
    picture: 'city-hatch/blue/scene',
    covers: '/search/used-cars?fuel=Electric',
    body: `Three-year-old electric cars have become some of the best value in our yard. They have fewer things to wear out and they have already done their steepest depreciation. These are the questions we ask before we buy one, and you should too.

## 1. What is the battery's state of health?

It is a percentage, read from the car in a few minutes. Expect 90 to 96 per cent at three years. We print it on the report.

## 2. How long does the battery warranty run?

Usually eight years or 160,000 kilometres from first registration, and it comes with the car.

## 3. How was it charged?

A life of fast chargers is harder on a battery than slow charging at home. The state of health tells you most of it anyway.

## 4. Which cable comes with it?

A missing Type 2 cable costs $300. Look in the boot.

## 5. Will it fit your week?

Take the real range at motorway speed, subtract a fifth, and see if it covers your longest ordinary day. If it does, the rest is easy.

## What we do before we sell one

We read the battery’s health with an independent tool, on a full charge, and print the figure with its date. We charge it once from a fast charger and once from a wall, because a car may do one and refuse the other. We look for software updates, open recalls and a cable in the boot.

## And what you should do

Ask your electrician about the circuit you would use, and your insurer about the premium. Then borrow the car for a night. Plug it in, hear whether anything clicks, and see what the figure says in the morning. That one evening answers more than any forum.`,
  },
  {
    title: 'The 110 points: what our workshop checks, and what fails most',
    slug: 'the-110-point-inspection',
    daysAgo: 35,
    category: 'Owning',
    author: 'Farid Rahimi',
    description: 'One car in nine does not pass. Here is why we send it back.',
    picture: 'suv-ranger/black/rear',
    body: `Every car spends half a day on a hoist in Dandenong before we photograph it. One in nine does not make it to the website.

## What fails most

- Suspension bushes on anything over 90,000 kilometres.
- Tyres with old date codes and plenty of tread. They look fine and they are not.
- Air conditioning that blows cool and not cold.
- Takata-style recalls that nobody got around to.

## What we fix and what we refuse

We replace wear items and carry out recalls. We refuse structural repairs, flood cars, odometers that do not add up and anything with finance owing that will not clear. Ask for the PPSR certificate of any car we sell.

## You get the report

It is four pages, it names the technician, and it says what we found as well as what we did. Ask for it before you pay a cent.

## What happens to the ones that fail

They go to auction with the faults written on the sheet, or back to the person who sold them to us. We lose money on those. We would lose more by selling them to you.

## How the time is spent

Forty minutes under the car, thirty around it with a gauge, twenty on the road, and half an hour with the diagnostic tool and the maker’s website. The rest is paper: keys, books, register, recalls. The technician signs for each of the 110 points, and a second one checks ten of them at random.

## What you can check yourself

- The date codes on the tyres.
- The air conditioning at idle, with a hand at each vent.
- Every window, every seat motor and every light.
- A cold start, with the bonnet up.

If you find something that we did not, show us. It goes on the sheet, and it gets fixed.`,
  },
  {
    title: 'First car on a P-plate budget',
    slug: 'first-car-on-a-p-plate-budget',
    daysAgo: 52,
    category: 'Buying',
    author: 'Selam Tesfaye',
    description: 'Safe, insurable and under $20,000: six cars we would give our own kids.',
    picture: 'hatch/red/scene',
    covers: '/search/used-cars?price=0:20000',
    body: `A good first car is boring in the right places. Five stars when it was new, cheap to insure, cheap to service, and dull enough to lend to nobody.

- **Mazda2.** Small, tough and still feels like a car rather than an appliance.
- **Toyota Yaris.** The hybrid uses so little fuel that it forgives a casual pay packet.
- **Suzuki Swift.** Light and simple, and cheap to service.
- **Hyundai i30.** Big enough for four friends and a surfboard through the middle.
- **Kia Cerato.** Look for 2019 or later: there may be factory warranty left.
- **Volkswagen Polo.** If you can find one with a complete history, it is the grown-up choice.

Whatever you choose, budget for a set of tyres and comprehensive insurance in the first year. Ask for an insurance quote with the actual plate number before you fall in love.

## What to look at before the badge

Look up the safety rating for the year the car was made, because the same name can have four stars in one year and five in the next. Check that the rules for probationary drivers allow it: in Victoria some powerful cars are not permitted, and the list is searchable by model. Then ring two insurers.

## What it costs to keep

A set of tyres is $500 to $700. A service is $250 to $400. Registration is due once a year, on a day that nobody has planned for. Add them up before you spend the whole budget on the car, and keep a thousand aside.

## Let them choose

Shortlist three that you would be happy with, and let the driver pick. They will look after the one they chose, and they will forgive it for being sensible.`,
  },
]
