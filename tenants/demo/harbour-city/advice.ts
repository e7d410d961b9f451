import type { DemoBlog } from '../DemoBlog'

/** More of the blog: buying, owning and selling in Sydney. */
export const harbourCityAdvice: DemoBlog[] = [
  {
    title: 'New, demonstrator or near-new: where the money goes',
    slug: 'new-demonstrator-or-near-new',
    daysAgo: 14,
    category: 'Buying',
    author: 'Marta Kosta',
    description: 'Three ways into the same car, and what each one really costs.',
    picture: 'sedan/blue/scene',
    covers: '/search/demo-cars',
    body: `Ask for a price on a mid-size SUV and you will often be shown three: the new one in the catalogue, the demonstrator by the door, and a year-old trade at Parramatta. They can be the same car in the same colour, thousands of dollars apart.

## New

You choose the grade and the colour, the whole warranty is yours, and the kilometres start with you. You also pay for the first year of depreciation, which is the steepest. If you keep cars for ten years this matters less than people think: spread over a decade, the difference is small.

## Demonstrator

A demonstrator has been registered by us, driven by our staff and our customers, and serviced in our own workshop. Expect between one and eight thousand kilometres. Two things to check: the date of first registration, because that is when the warranty began, and whether the price is drive away or excluding government charges.

## Near-new

Somebody else has paid for the first year. In return you take the colour they liked. Look for a complete history with the maker, ask for both keys, and check when the tyres were made.

## A fair way to compare

Take the price of each, subtract what it is likely to be worth when you plan to sell it, and divide by the years in between. For a car kept three years, the demonstrator nearly always wins. For a car kept eight, it is a coin toss, and you may as well have the colour you want.

## What to ask us

- How many months of the warranty are left?
- Is every service so far in the book?
- What is the price with everything in it, ready to drive to my address?

We will answer all three in writing. [See the demonstrators we have now](/search/demo-cars), or ask for the same car in all three forms and we will line them up.`,
  },
  {
    title: 'Charging in an apartment block: how to get started',
    slug: 'charging-in-an-apartment-block',
    daysAgo: 29,
    category: 'Owning',
    author: 'Linh Tran',
    description: 'What to ask the owners corporation before you choose an electric car.',
    picture: 'crossover/blue/scene',
    covers: '/search/new-used-and-demo-cars/?fuel=Electric',
    body: `Half the people who ask us about electric cars live in a unit. Most of them can make it work, but the order in which you do things matters.

## First, count your kilometres

The average Sydney car does about 35 kilometres a day. From an ordinary power point a car gains roughly ten kilometres an hour, so one long night gives back most of a working week. If you can reach a power point legally, you may need nothing more.

## Then find out whose power it is

A socket in the basement is usually common property, and so is the electricity. Using it without asking is the quickest way to a cross letter. Write to the strata committee and offer to pay for a meter. In New South Wales, changes that support sustainability can be approved by a simple majority at a general meeting, which makes the conversation easier than it used to be.

## What a proper installation looks like

- An electrician checks how much capacity the building has at night.
- A charger with load management shares what is there, so that ten cars do not trip one switch.
- Each bay is metered, and the bill goes to its owner.

The first owner to ask often pays for the study. Ask whether neighbours will join you, because the second and third chargers cost far less than the first.

## If the answer is no

Public charging can carry a week. A half-hour stop at a shopping centre on Saturday covers 200 kilometres in most cars we sell. It costs more than charging at home and less than petrol.

## Try it before you buy

We lend electric demonstrators for a weekend, so that you can find out whether your building, your street and your Saturday suit one. If it does not, we would sooner know before you sign. [Book the weekend](/book-test-drive) and tell us where you park.`,
  },
  {
    title: 'Child seats: which back row fits three across?',
    slug: 'child-seats-three-across',
    daysAgo: 52,
    category: 'Buying',
    author: 'Linh Tran',
    description: 'Bring the seats with you. The brochure will not tell you what you need.',
    picture: 'people-mover/white/scene',
    covers: '/search/suv',
    body: `Every month a family arrives with two child seats, a third on the way and a plan to keep the car they have. Sometimes the plan works. Here is how to find out in a car park instead of a driveway.

## What the law asks for

In Australia a child under six months rides facing backwards, and from then to four years in a seat with a harness. From four to seven it may be a booster. Children under four may not ride in the front where there is a second row. Those are minimums: many families keep each seat for longer.

## Measure the seats, not the car

Width across the shoulders is printed in every brochure, and it tells you little. What matters is the shape of the bench, where the buckles are, and whether the middle place has a top-tether point. Three narrow seats can fit in a medium SUV that will not take two wide ones and a booster.

## What to try

- Put the widest seat behind the driver, with the driver’s seat where the driver needs it.
- Fasten all three, then ask an adult to reach each buckle.
- Shut both doors. You would be surprised how often one will not.
- Open the boot with a pram in it.

## Cars that usually pass

Of what we sell, a Carnival takes anything. A Sorento or a Santa Fe fits three across with a little care in choosing the seats, and keeps two more places behind. A Tucson or a RAV4 takes two comfortably, with a slim booster between them.

## Borrow our Saturday

Saturday before ten is quiet at Artarmon. Bring the seats, the pram and the children, and we will open every door in the yard until something works. If the answer is the car you have already, we will tell you that as well.`,
  },
  {
    title: 'Selling privately or to a dealer: what is the gap?',
    slug: 'selling-privately-or-to-a-dealer',
    daysAgo: 83,
    category: 'Selling',
    author: 'Zeinab Haddad',
    description: 'The higher price has costs of its own. Work them out before you advertise.',
    picture: '/studio/places/harbour-city-parramatta-used.webp',
    body: `I buy cars for a living, so you would expect me to say that selling to a dealer is best. It is not always. This is how I would work it out if the car were mine.

## Start with the two figures

Look up what the same car, same year and similar kilometres, is advertised for near you. Private sales usually settle a few per cent below that. Then ask two dealers for a written offer. On a $25,000 car the gap is often between two and three thousand dollars.

## Now take off what a private sale costs

- A safety check, if the registration needs one, and whatever it finds.
- Photographs, advertising and a decent wash.
- Two or three weeks of insurance and registration while it waits.
- Your evenings. Six calls become three visits, and one of them is serious.

If there is finance on the car, the buyer’s bank and yours must talk before the money moves. That is the point at which many private sales fall over.

## When to sell it yourself

Sell privately when the car is unusual, very tidy and fully paid for, and you are in no hurry. Enthusiasts pay for history that a dealer cannot put in a price.

## When to sell it to us

Sell to a dealer when you need the money this week, when there is a payout to arrange, or when the car has a fault you would have to explain. We pay out the lender, lodge the transfer and take the risk of what we find next.

## Whatever you decide

Bring both keys, the service book and your registration papers. Take personal details out of the navigation, unpair your phone, and hand in the tolling tag. Lodge the notice of disposal the same day, so that the next speeding fine is not yours.

You can [start with a valuation online](/sell-your-car). It costs nothing, and it gives you one of the two figures.`,
  },
  {
    title: 'Tyres: when to change them, and what the numbers mean',
    slug: 'tyres-when-to-change-them',
    daysAgo: 112,
    category: 'Owning',
    author: 'Tomasi Fonua',
    description: 'Four numbers on the sidewall tell you more than the tread does.',
    picture: '/studio/places/harbour-city-alexandria-parts.webp',
    body: `At the parts counter I am asked for “four of the same” about ten times a week. Usually that is right. Sometimes the same is what caused the trouble.

## Read the sidewall

Take 235/60 R18 103V. The tyre is 235 millimetres wide, its wall is 60 per cent of that, and it fits an 18-inch wheel. Then 103 is the load it may carry, and V is the speed it is made for. The load number matters most on utes and people movers: never fit a lower one than the placard in the door says.

## Find the date

Look for four digits in an oval. 2323 means the twenty-third week of 2023. Rubber hardens whether you drive or not. After six years I would look closely, and after ten I would not argue, however much tread is left.

## Measure the tread

The law asks for 1.5 millimetres across the whole face. In Sydney rain the difference between three millimetres and 1.5 is several car lengths from 80 kilometres an hour. We suggest changing at three.

## Uneven wear is a message

- Both edges worn: not enough pressure.
- The middle worn: too much.
- One edge worn: the wheels need aligning.
- Cups and hollows: look at the dampers.

Fit new tyres without fixing the cause and you will be back within a year.

## Two or four?

On an all-wheel drive, change all four where you can: different diameters make the driveline work against itself. On a front-wheel drive two is fine, and the new pair goes on the back. That sounds wrong and it is right, because a back end that slides is harder to catch.

Check the pressures once a month, with the tyres cold, and set them to the placard. It takes five minutes and it saves more fuel than anything I sell.`,
  },
]
