import type { DemoBlog } from '../DemoBlog'

/** More of the blog: towing, riding and hauling. */
export const bigRigAdvice: DemoBlog[] = [
  {
    title: 'Solar, lithium and the fridge: how much is enough?',
    slug: 'solar-lithium-and-the-fridge',
    daysAgo: 16,
    category: 'Caravans',
    author: 'Sunil Perera',
    description: 'Work it out from the fridge backwards and you will not overspend.',
    picture: 'caravan/sand/scene',
    covers: '/search/caravan',
    body: `I do the handovers, so I meet everyone a second time when something goes flat. It is nearly always the same sum, done in the wrong direction. People begin with panels. Begin with the fridge.

## What you use in a day

A 12-volt compressor fridge takes about 40 to 60 amp-hours in Queensland weather. Lights and pump take five. Charging two phones and a tablet takes ten. A fan all night takes fifteen. Call it ninety, and you are honest.

## What you have to store it in

A 100 amp-hour lithium battery gives you about ninety of them. A lead-acid one of the same size gives you fifty before it suffers. So one lithium battery is one day without sun, and two are two. Most of our customers are happy with two.

## What puts it back

A 200-watt panel in full sun makes about fifty amp-hours on a good day and twenty on a poor one. For ninety a day you want 400 watts on the roof, and you want to park in the sun, which is where nobody wants to park. That is why a folding panel on a long lead is worth having.

## Driving counts

A DC charger puts back 25 amps an hour. Four hours on the Bruce is a full battery. If you move every second day you need less solar than your brother-in-law says.

## What an inverter is for

Coffee machines and hair dryers. Each takes as much in ten minutes as the fridge does in two hours. Buy one if you must, and turn it off when you have finished: it draws power while it does nothing.

## Before you spend

- Two nights in the driveway with the power lead unplugged.
- Write down the percentage each morning.
- Then decide.

Bring the figures to Burpengary and I will tell you what to add. Sometimes it is a door seal for the fridge, and that is forty dollars.`,
  },
  {
    title: 'Your first motorcycle on a learner’s licence',
    slug: 'first-motorcycle-on-a-learners-licence',
    daysAgo: 27,
    category: 'Motorcycles',
    author: 'Jodie Brandt',
    description: 'Small enough to pick up, big enough to keep. What to look for first.',
    picture: 'motorcycle/orange/scene',
    covers: '/search/motorcycle',
    body: `You will drop it. Everybody does, usually at walking pace and in front of a café. Choose the first bike with that in mind and you will be fine.

## What you may ride

On a learner’s licence the bike has to be learner-approved: up to 660 cc and no more than 150 kilowatts a tonne. The list is long and some good things are on it. If a bike was made in a restricted version, check that this one is: the plate or the paperwork will say.

## Sit on it in your boots

Both balls of both feet on the ground, knees bent, arms not straight. Then push it forward and back a metre, and put the stand down by feel. If that is a struggle in the showroom, it will be worse on a slope in the wet.

## Spend on yourself first

- A helmet with a good fit: it moves your skin when you turn it.
- A jacket and gloves you will wear in January. A hot one stays at home.
- Boots that cover the ankle.
- Whatever is left, on the bike.

## New or used?

A used learner bike holds its value because there is always a next learner. Look for straight bars, matching scratches on both sides, which mean one honest drop, and a service book. Mismatched levers and one new mirror mean a story. Ask for it.

## The first month

Ride early on Sunday. Practise stopping, in an empty car park, until it is boring. Then do it in the wet. Book a second course after three months: you will get more out of it than out of the first.

## When to trade up

Not on the day you are allowed to. Two thousand kilometres on an open licence is a good rule, and the bike you want by then may not be the one you want now.

Come to Yatala on a Saturday. Nobody here will hurry you, and you can fall in love with the wrong one for free.`,
  },
  {
    title: 'Choosing a tipper body: steel, alloy or a tray with sides',
    slug: 'choosing-a-tipper-body',
    daysAgo: 39,
    category: 'Trucks',
    author: 'Neville Brandt',
    description: 'What you carry most days decides it. The rest is pride.',
    picture: 'tipper/blue/scene',
    covers: '/search/new-cars?item_type=truck',
    body: `I have sold tippers since before the vans. People choose the truck with care and take whatever body is on it. It ought to be the other way about.

## Steel

Takes rock, demolition and being hit by an excavator. It is cheap to weld and it tells you when it is tired. It is also heavy: on a small truck that is two or three hundred kilograms you do not get paid to carry, every trip, for ten years.

## Alloy

Lighter, and it does not rust. Sand, soil, mulch and green waste slide out of it nicely. Bricks and broken concrete do not belong in it. When it cracks it wants a specialist, and a bad repair is worse than the crack.

## Tray with drop sides

The landscaper’s friend. Sides down, it takes pallets from either hand. Sides up, it takes a metre of soil. It will leak fines on the road unless the seals are good, and the fine for that is not small.

## Ask about the hoist

- Underbody or front-mounted: the first leaves more room, the second lifts higher.
- Tipping angle: 45 degrees empties most things, 50 empties clay.
- Three-way tipping, if you work along kerbs.

## Think about payload last of all, and first of all

Take the truck’s gross mass, subtract what it weighs with body, fuel, toolbox and two of you in it. What is left is your load. On a 4.5 tonne truck with a steel body it can be under 1.4 tonnes. That is one pallet of pavers, and most people need two.

And measure the tree over your own driveway, with the body up. I am not joking.

The bodies in our yard are fitted and plated, so you can put a tape on them. Come to Rocklea after ten, when the early rush has gone, and bring the ticket from your last load.`,
  },
  {
    title: 'Brakes, mirrors and chains: is your car ready to tow?',
    slug: 'is-your-car-ready-to-tow',
    daysAgo: 55,
    category: 'Towing',
    author: 'Wiremu Tait',
    description: 'The van may be ready. Here is what we check on the other end.',
    picture: 'suv-large/bronze/scene',
    covers: '/search/caravan',
    body: `Every week a van leaves us behind a car that was never set up for it. We check before it goes. You can do most of it at home.

## The tow bar

Look for its plate. It gives the maximum trailer and the maximum weight on the ball, and the lower of the car’s figure and the bar’s figure is the one that counts. A rusty plate that cannot be read is no plate.

## Brakes

A trailer over 750 kilograms needs brakes of its own. Over two tonnes it needs brakes on every wheel and a breakaway system that holds it for fifteen minutes if it comes off. For electric brakes the car needs a controller inside. Set it with the van loaded, on a flat road, so that you feel the van hold you back a little and never push.

## Mirrors

If the van is wider than the car, you cannot see past it. Extended mirrors are not optional then. Test them with someone walking behind the van: wherever you can see them, they can see you.

## Chains and shackles

Two chains for anything over two and a half tonnes, crossed under the coupling, short enough not to touch the road and long enough for a full turn. Rated shackles, with the rating stamped on them. Hardware-shop ones are for gates.

## Tyres

Set the car’s rear tyres to the figure for a full load. Van tyres age before they wear: look for the four-digit date and change them at seven years.

## The lights

Have somebody call them out while you work the pedals. Green fur in the plug is the usual fault, and a spray and a brush is the usual cure.

## Then weigh it

Loaded, with people, water and the dog. Our weighbridge at Burpengary is open in working hours and free. You get three figures on a ticket, and with those we can tell you in five minutes whether you are legal. Better us than the side of the highway.`,
  },
  {
    title: 'Storing a van over the wet season',
    slug: 'storing-a-van-over-the-wet-season',
    daysAgo: 92,
    category: 'Caravans',
    author: 'Joy Brandt',
    description: 'Water gets in slowly. An hour in November keeps it out until May.',
    picture: '/studio/places/big-rig-leisure-caravans-burpengary.webp',
    body: `More vans are spoiled in the driveway than on the road. It happens quietly, behind a cupboard, between November and April. Set an hour aside before the rain does.

## Look up first

Go over the roof with a hose and a friend inside. Every hatch, every vent and every join along the edge. Sealant that has cracked or lifted comes off and is done again. Do not smear new over old: it holds the water in.

## Slope it

Park with the front a little higher, so that the roof drains to the back and the awning side is clear of leaves. If it is under a tree, move it. If it cannot be moved, clear the gutters every fortnight.

## Let it breathe

A sealed van in a Queensland summer grows things. Leave a hatch open on its first notch with the screen closed, put moisture absorbers in the wardrobe and under the beds, and stand the mattresses on edge. Prop the fridge door open.

## Water, gas and power

- Drain the tanks, the hot-water service and the pump.
- Close the gas at the bottle.
- Leave the solar on, and let the battery look after itself.
- Pull the fuse of anything that draws power while it sleeps.

## Tyres and brakes

Put pressure in the tyres to the figure on the placard, chock the wheels and leave the handbrake off, or it will still be on in autumn. Cover the tyres: sun ages them faster than the road.

## Once a month

Open it up on a dry day. Sit in it for ten minutes with a cup of tea. You will smell damp before you see it, and it costs fifty dollars to fix then, and five thousand later.

We do a leak test with a meter at the workshop. It takes an hour, and we show you the readings. Book it for October next year. You are too late for this one, and so is everybody else.`,
  },
]
