import type { DemoBlog } from '../DemoBlog'

/** More of the blog: choosing, driving and keeping a Mazda in South Australia. */
export const northlineAdvice: DemoBlog[] = [
  {
    title: 'Four drives from Medindie, and the Mazda for each',
    slug: 'four-drives-from-medindie',
    daysAgo: 15,
    category: 'Driving',
    author: 'Callum Reid',
    description: 'Home by lunch, with a corner or two on the way.',
    picture: 'convertible/red/scene',
    covers: '/search/new-cars?make=Mazda&model=MX-5',
    body: `A test drive round the block tells you how the door shuts. To find out whether you like a car, you need an hour and a hill. These are the four we send people on.

## Gorge Road to Cudlee Creek

Fifty minutes there and back, along the river. It is second and third gear all the way, with a surface that shows up every rattle. Take the MX-5 with the roof down, or a Mazda3 if there are four of you. Go before nine, when the cyclists have it to themselves and you can see round the bends.

## Norton Summit and the old road

The steepest of the four. It is where an engine either has enough or it has not. Take the CX-60, drive up in the normal mode and down in manual, and notice how the car holds a gear without being asked.

## The coast to Aldinga

Motorway, then roundabouts, then sand. This is the family’s drive: half an hour at 100 kilometres an hour with everybody talking, then parking at the beach. Take the CX-80 with the third row up and put the tallest person you know in it.

## Mount Torrens and back through Birdwood

Ninety minutes of open country on a road that has been patched many times. It is our favourite, because it shows how a car rides when nobody is trying to impress you. Take the CX-5. Stop for a pie.

## How to do it

We set aside two hours on weekday mornings and Saturday afternoons. Bring your licence, your passengers and your own music: you will hear the speakers and the road noise better with something you know. If you would like to compare two cars, drive the same road in both.

[Book a drive](/book-test-drive) and tell us which of the four. We will put the fuel in.`,
  },
  {
    title: 'Plug-in hybrid: who it suits, and who it does not',
    slug: 'plug-in-hybrid-who-it-suits',
    daysAgo: 33,
    category: 'Range',
    author: 'Callum Reid',
    description: 'A good idea if you plug it in. An expensive one if you do not.',
    picture: 'suv-sleek/white/rear',
    covers: '/search/new-used-and-demo-cars?make=Mazda&model=CX-60',
    body: `A plug-in hybrid is two cars under one bonnet: an electric one for the week and a petrol one for the holidays. Whether that is clever or wasteful depends on where you park.

## How it works

The battery of a CX-60 plug-in is charged from an ordinary power point overnight. It covers most people’s weekdays in Adelaide, and when it is empty the petrol engine takes over without fuss. You never have to look for a charger.

## It suits you if

- You have a driveway or a garage with a power point.
- Your usual day is under fifty kilometres.
- You drive to Melbourne or the Flinders a few times a year, and do not want to plan it.
- You tow now and then: the motor’s pull at low speed is very welcome on a boat ramp.

## It does not suit you if

- You park in the street. You would be carrying a heavy battery about for nothing.
- Every day is a long one. At 110 kilometres an hour on the Northern Expressway, a diesel or an ordinary hybrid does better.
- You would rather have one thing to service than two.

## What it costs to run

At a home rate of 30 cents, fifty kilometres of electric driving costs a little over three dollars. The same distance on petrol is about eight. On solar it is nearly free, if the car is at home when the sun is out. Set the timer and not your memory.

## Three habits that make it pay

Charge every night, even from half. Warm or cool the cabin while it is still plugged in. And run the petrol engine for a good half hour once a month, so that fuel and oil stay fresh.

Take one home overnight before you decide. If you forget to plug it in, you have your answer, and it cost you nothing. [Book a CX-60](/book-test-drive).`,
  },
  {
    title: 'Soul Red and other paints: looking after the finish',
    slug: 'looking-after-the-finish',
    daysAgo: 58,
    category: 'Owning',
    author: 'Joe Carbone',
    description: 'What South Australian sun, dust and bore water do to paint.',
    picture: 'suv-crest/red/side',
    body: `People buy a red Mazda for the colour and then ask me, a month later, how to keep it. It is less work than they fear, if it is done in the right order.

## Know what you have

The premium reds and greys are three layers: a base with fine metal flakes, a tinted clear coat that gives the depth, and a hard clear coat over both. The top one protects the rest. Everything you do to the paint is done to that layer, which is about as thick as a sheet of paper.

## Washing

Rinse first. Adelaide dust is sharp, and a dry cloth grinds it in. Use two buckets, one for clean water and one to rinse the mitt. Work from the roof down, and dry it before the sun does. Bore water leaves white rings that will not come off with soap: if you get them, use a weak vinegar solution and rinse at once.

## Bird droppings and gum

Within a day, with water and patience. Left for a week in January, they etch the clear coat, and then it is a polishing job.

## Wax, sealant or ceramic?

Wax lasts two or three months and is pleasant to put on. A sealant lasts six. A ceramic coating lasts for years, but only on paint that was corrected first. If a car lives outside, protection of some kind is worth it. If it sleeps in a garage, a sealant twice a year is plenty.

## Stone chips

Touch them up before winter. The pen from our counter is matched to the code on the plate in the door. Dab, let it dry, dab again, and resist the urge to fill it in one go.

## What not to do

Automatic washes with brushes, household detergent, and a dry duster. All three take a little of the top layer away each time.

Come in and I will show you the two-bucket trick. Bring the car dirty.`,
  },
  {
    title: 'Ordering a new Mazda: what happens, week by week',
    slug: 'ordering-a-new-mazda',
    daysAgo: 79,
    category: 'Buying',
    author: 'Ruth Ferrant',
    description: 'From the order form to the keys, with nothing left out.',
    picture: '/studio/places/northline-mazda-medindie.webp',
    covers: '/search/new-cars?make=Mazda',
    body: `If the car you want is not on the floor, we order it. Nobody explains what happens next, so here it is.

## Day one: the order

You choose grade, colour, trim and accessories. The order form shows the price with everything in it, what your trade-in is worth, and the deposit, which comes off the price. Read the page about delays before you sign. Ask us about it if anything is unclear: it is your right to know what happens if a date moves.

## The first week: a build, or one on the water

Often a car very like yours has already been built and is on a ship. We look for that first. If there is one, you will have a delivery window within days. If not, it goes into next month’s production.

## Weeks three to ten: the ship

You will get a message from us every fortnight, even when there is nothing to say. Ships are held up by weather, by inspection and by other ships. When one is, we will tell you the same day, and not in the week you expected the keys.

## The week it lands

The car comes by truck to Gepps Cross. It is inspected, the transport covers come off, accessories are fitted and the software is brought up to date. This takes two to three working days, and it is worth not hurrying.

## Insurance and finance

You need cover from the moment you drive out. Take the VIN, which we have about ten days before, to your insurer. If there is a loan, the lender wants to see the insurance first.

## The handover

Allow an hour. We pair the phone, set the driver’s seat and walk through the safety systems, including how to turn off the ones that annoy you. Bring both drivers if you can, and the trade-in with both its keys.

After a fortnight I will ring you myself. By then you will have questions you did not have on the day.`,
  },
  {
    title: 'Getting your Mazda ready for a summer road trip',
    slug: 'ready-for-a-summer-road-trip',
    daysAgo: 105,
    category: 'Owning',
    author: 'Darren Coulthard',
    description: 'A twenty-minute check before you point it at Robe or the Flinders.',
    picture: 'ute-blade/red/scene',
    body: `In the week before Christmas the workshop fills up with cars that leave on Saturday. Most of what we find could have been found in a driveway in November. This is the list I use for my own.

## Cooling

Look at the coolant with the engine cold: between the two marks, and clean. If it has dropped since your last service, there is a reason, and 42 degrees at Port Augusta is a poor place to find out what it is.

## Tyres, and the spare

Set the pressures to the figure on the placard for a full load, which is higher than the everyday one. Then check the spare, which nobody has looked at since last summer. If your car has a repair kit instead, look at its use-by date.

## Battery

Batteries die in heat, not in cold. If yours is over four years old, have it tested. The test is free here and takes five minutes.

## Brakes and wipers

Listen for a squeal at walking pace. Run the wipers with the washer on: if they smear, they are done, and the first rain in weeks is when you need them most.

## Loading

- Heavy things low, and against the back seat.
- Nothing loose on the parcel shelf.
- Roof boxes count against the roof’s limit, which is often 75 kilograms with the racks included.
- Put the first-aid kit where you can reach it without unpacking.

## On the road

Stop every two hours, drivers and dogs alike. North of Port Augusta carry ten litres of water, tell someone when you expect to arrive, and stay off the road at dusk, when the kangaroos have right of way.

If your service falls due while you are away, bring it forward. It does not cost more, and the due date moves with it. [Book it here](/service#service-booking), and mention the trip: we will do the checks above while the car is up.`,
  },
]
