import type { DemoBlog } from '../DemoBlog'

export const harbourCityBlogs: DemoBlog[] = [
  {
    title: 'Hybrid or electric: which one suits a Sydney commute?',
    slug: 'hybrid-plug-in-or-electric-sydney-commute',
    daysAgo: 6,
    category: 'Buying',
    author: 'Linh Tran',
    description: 'We took three cars over the same bridge for a week and kept the receipts.',
    picture: 'suv/black/scene',
    covers: '/search/new-used-and-demo-cars/?fuel=Hybrid&fuel=Electric',
    body: `Most people who walk into Artarmon asking about electric cars really want to know one thing: what would it change about my week? So we lent three staff members three cars for the same commute, 38 kilometres a day from Hornsby to the city and back, and asked them to keep their receipts.

## The hybrid

The RAV4 Hybrid used 4.9 litres per hundred kilometres, close to its sticker. At $1.90 a litre that is about $18 a week. Nobody changed a habit, nobody planned anything, and it did the run to Dubbo on Saturday without a thought.

## The plug-in hybrid

The plug-in did four days out of five on battery alone, charged from an ordinary power point overnight. The week cost just under $10, most of it electricity. It makes sense if you can plug in at home and less sense if you cannot: with a flat battery it is a heavy petrol car.

## The electric car

The IONIQ 5 cost $7.40 in off-peak power for the week. The driver lives in a unit and charged once, on Sunday, at the shopping centre. It was the quietest car of the three and the one she least wanted to give back. The trip to Dubbo needed one 18-minute stop.

> It was the quietest car of the three and the one she least wanted to give back.

## What we would say

- No off-street parking, long country trips: choose the hybrid.
- A garage, short days, one car for everything: look hard at the plug-in.
- A garage or reliable charging nearby, and mostly city driving: go electric.

One thing surprised us: none of the three wanted to change their route, and all of them drove more gently by Friday than on Monday.

Better still, borrow one. We lend demonstrators for a weekend so that you can try your own commute: [book a test drive](/book-test-drive) and ask for the weekend.`,
  },
  {
    title: 'What a trade-in valuer looks at in the first two minutes',
    slug: 'what-a-trade-in-valuer-looks-at',
    daysAgo: 21,
    category: 'Selling',
    author: 'Zeinab Haddad',
    description: 'What adds value in two minutes, and what is not worth fixing first.',
    picture: 'wagon/blue/scene',
    body: `Ray has bought cars for us for nineteen years, at about forty a week. We asked him what he sees before he has opened a door.

## Tyres and panel gaps

Four matching tyres tell me somebody looked after it. Odd brands tell me the car was run on a budget, and I wonder what else was put off. Then I look along the side for a panel that reflects differently. A repair is fine. A repair nobody mentions is not.

> A repair is fine. A repair nobody mentions is not.

## The service book

A stamped book, or a digital record with the maker, is worth more than any polish. On a five-year-old SUV it can be the difference of fifteen hundred dollars.

## Two keys

A second key for a modern car can cost $600 to have cut and coded. Look in the drawer before you come in.

## What is not worth doing

- New tyres just to sell. You will not get the money back.
- A $400 detail. A good wash and a vacuum is plenty.
- Fixing one scrape. We do it at trade rates, and so we deduct less than you would pay.

## What is worth doing

## The inspection itself

After the first look he drives it, for about eight minutes. He listens with the radio off, brakes once firmly and lets the wheel go straight on a level road. Back at the yard he reads the stored faults, checks the dates of the tyres and looks under the boot carpet for water. Then he tells you the number and how he came to it.

Bring the second key, the books, proof that any recall has been done, and the payout figure if there is finance. You can start now with an [online valuation](/sell-your-car); the inspection takes twenty minutes.`,
  },
  {
    title: 'Towing with a double cab: the four numbers that matter',
    slug: 'towing-with-a-double-cab-four-numbers',
    daysAgo: 38,
    category: 'Owning',
    author: 'Len Kosta',
    description: 'A 3,500 kg badge does not mean you can tow 3,500 kg with the family on board.',
    picture: 'ute-blade/white/scene',
    covers: '/search/ute',
    body: `Nearly every double cab we sell says it tows 3,500 kilograms. It does, but rarely with a full tub, four people and a bull bar. Four numbers tell you what you can really do.

## 1. Braked towing capacity

The most the ute may pull when the trailer has its own brakes. This is the number in the advertisement.

## 2. Gross vehicle mass

The most the ute itself may weigh, with people, luggage, accessories, fuel and the weight on the tow ball. A HiLux SR5 has about 950 kilograms to share between all of them.

## 3. Gross combination mass

Ute plus trailer, everything. Take the loaded weight of the ute from this and what is left is what you may tow. It is often several hundred kilograms below the badge.

## 4. Tow ball download

Usually ten per cent of the trailer. A 3,000 kilogram caravan puts 300 on the ball, and those 300 count against the ute's gross vehicle mass.

If that sounds like arithmetic you would rather not do in a car park, bring the compliance plate of the van to Alexandria. We will work it out with you before you choose, and put it in writing.

## An example

A ute weighs 2,100 kilograms, and its gross vehicle mass is 3,050. That leaves 950. Four people take 320, a canopy and a fridge 180, a bull bar 60, and the ball 300. You have 90 kilograms left for everything else, and nobody has packed yet.

Now the combination. If it is 5,850, and the ute is at 3,000, the caravan may weigh 2,850 and not 3,500. The badge has not lied to you. It was answering another question, about a ute with nobody and nothing else in it.`,
  },
  {
    title: 'Your first service: what happens and why it is short',
    slug: 'your-first-service',
    daysAgo: 64,
    category: 'Owning',
    author: 'Len Kosta',
    description: 'What our technicians do in the forty minutes of a first check.',
    picture: '/studio/places/harbour-city-artarmon-service.webp',
    body: `New owners are sometimes surprised that we ask to see the car after a thousand kilometres or so. It takes forty minutes, costs nothing with most of our brands, and it is worth your while.

- We look for leaks and loosened fasteners while everything is still settling.
- We update the software. Makers send out improvements between the factory and your driveway.
- We set the tyre pressures for how you use the car, not for the ship it came on.
- You get to ask about the eleven buttons you have not pressed yet.

After that most of our brands want to see the car every twelve months or 15,000 kilometres, with the price capped and known in advance.

## Before you come

Write down anything that has puzzled you, however small: a warning you did not understand, a noise over one speed bump, a seat that moves by itself. Check whether a second driver has set up a profile. And bring the key you do not use, so that we can check its battery as well.

## What it costs if you skip it

Nothing on the day. But the first check is where a fastener that has settled is found, or a software update that stops a flat battery in week nine. It is also the first line in your service history, and a complete history is worth real money when you sell.

## How long you will wait

Forty minutes, if you booked. There is coffee, there is a desk with a power point, and the station is four minutes’ walk.

[Book a service](/service#service-booking) online, choose a loan car or a lift to the station, and we will text you the video of the inspection.`,
  },
]
