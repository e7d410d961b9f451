import type { DemoBlog } from '../DemoBlog'

export const bigRigBlogs: DemoBlog[] = [
  {
    title: 'Your first week with a caravan: a plan that works',
    slug: 'first-week-with-a-caravan',
    daysAgo: 8,
    category: 'Caravans',
    author: 'Sunil Perera',
    description: 'Two nights close to home, one checklist, and a neighbour to learn from.',
    picture: 'pop-top/white/scene',
    covers: '/search/caravan',
    body: `Nearly everyone we hand a van to has a big trip in mind. Nearly everyone enjoys it more after a small one.

## Night one: the driveway

Cook in it, shower in it, sleep in it. Find out tonight, ten metres from your own kitchen, that you packed no tea towels and that the step squeaks.

## Nights two and three: within an hour of home

Choose a park with drive-through sites. Arrive by two in the afternoon, because everything takes longer in the dark. Reverse once even if you need not. Pick a neighbour with a faded awning and ask how they do it: they will tell you, at length, and most of it will be right.

> Pick a neighbour with a faded awning and ask how they do it.

## The list on the inside of the door

- Jockey wheel up, chains crossed, pin in, lights checked.
- Windows, hatches, step.
- Fridge on twelve volts, gas off.
- Wheel nuts at fifty kilometres and again at two hundred.

After three nights write down what you did not use and leave it at home. For most people that is about sixty kilograms, which is the difference between a legal van and a fine.

## The first real mistake

Everyone makes one. The usual ones are a hatch left open on the highway, a step left out, and a hose that is two metres too short. None of them is a disaster if you stop after ten minutes on the road and walk round once. Make it a habit, with a coffee if that helps.

## What to carry from the start

Two levelling ramps, a torch each, a spare fuse of every size in the panel, a tyre gauge you trust and a roll of good tape. Everything else can wait until you have missed it twice.`,
  },
  {
    title: 'Tare, ATM, GTM, ball weight: the plate explained',
    slug: 'caravan-weights-explained',
    daysAgo: 30,
    category: 'Towing',
    author: 'Joy Brandt',
    description: 'The figures on a small aluminium plate decide what you may tow.',
    picture: 'caravan/white/side',
    covers: '/search/caravan',
    body: `Every caravan has a compliance plate, usually in the front boot. These are the figures on it.

- **Tare:** the empty van as it left the factory. No water, no gas, no awning chairs.
- **ATM** (aggregate trailer mass): the most the whole van may weigh, including what rests on the tow ball.
- **GTM** (gross trailer mass): the most that may rest on the van's own wheels.
- **Payload:** ATM less tare. Usually 400 to 600 kilograms, and less than you think.
- **Ball weight:** what presses down on the car, often ten per cent of the loaded van.

## Two traps

Water weighs a kilogram a litre. Two full 95-litre tanks are a third of your payload.

Accessories count. The air conditioner fitted by the dealer may not be in the tare on the plate; ours are, because we weigh the van after fitting.

Bring your car to Burpengary loaded as you would travel. We have a public weighbridge on site and it is free for anyone thinking about a van, ours or not.

## A worked example

A van has a tare of 2,050 kilograms and an ATM of 2,600. Its payload is 550. Fill two water tanks and two gas bottles and you have used 230. The annexe is 40, the battery box 30, tools and the jack 35. Bedding, food and clothes for two are easily 120. That leaves 95 kilograms for chairs, barbecue and whatever is under the bed.

## Where to put it

Heavy things low and over the axles. A heavy toolbox on the back bumper lifts the ball and makes the van sway. Too much in the front boot overloads the car’s rear axle. Somewhere around ten per cent on the ball is where most vans are at ease.`,
  },
  {
    title: 'Choosing a first adventure bike',
    slug: 'choosing-a-first-adventure-bike',
    daysAgo: 45,
    category: 'Motorcycles',
    author: 'Jodie Brandt',
    description: 'Seat height is only half the story: weight, tyres and honesty are the rest.',
    picture: 'adventure/blue/scene',
    covers: '/search/motorcycle',
    body: `People come in for the biggest one. About half ride out on the middle one, and they send better photographs.

## Be honest about dirt

If a third of your riding is gravel, look at a Ténéré 700. At 204 kilograms you can pick it up by yourself, and at some point you will need to.

## Be honest about distance

If it is mostly bitumen with a passenger, the Tiger 900 or an Africa Twin will be kinder by the third tank.

## Seat height

A tall bike that is light is easier than a low bike that is heavy. Sit on it with your own boots on. If the balls of both feet touch, you are fine.

## Tyres first, exhaust later

Standard tyres are a compromise. For $500 you can have a set that suits what you really do, and it changes the bike more than anything chrome.

We run an easy gravel loop from Yatala on the third Saturday of each month. Bring any bike, or ask for a demonstrator.

## Luggage changes everything

Two full panniers and a roll bag are thirty kilograms, most of it high and at the back. Ride the bike loaded before you decide that you like the handling. Soft bags are lighter and hurt less when they land on your leg. Hard ones lock.

## Protection, in order

- A bash plate, because the sump is the lowest thing on it.
- Hand guards, because levers snap.
- Crash bars, once you have seen what a tank costs.
- A taller screen, if the first long ride tells you so.

## Then ride it

Take the long way home for a month before you buy anything more. Half the parts on second-hand adventure bikes were fitted in the first week and never needed.`,
  },
  {
    title: 'Car licence or truck licence? What you may drive at 4.5 tonnes',
    slug: 'car-licence-truck',
    daysAgo: 71,
    category: 'Trucks',
    author: 'Neville Brandt',
    description: 'The 4,495 kg trucks in our yard need only the licence in your wallet.',
    picture: 'truck/silver/scene',
    covers: '/search/truck',
    body: `On a Queensland car licence you may drive a vehicle up to 4.5 tonnes gross. That is why so many of the trucks at Rocklea are plated at 4,495 kilograms.

## What that means for payload

Take off what the truck weighs with its body. An NLR tipper weighs about 2.9 tonnes ready for work, which leaves 1.6 for the load. A Traypack leaves a little more.

## When to go bigger

If you carry two pallets of pavers every day, you will be over. A light rigid licence takes a day and opens up everything to eight tonnes; medium rigid goes beyond. We can lend you a truck for the test.

## Ask for the axle weights too

A truck can be under its total and still over on one axle, particularly a tipper with a crane behind the cab. We put the figures for your body in the quote.

## The work around it

Below 4.5 tonnes there is no work diary and no heavy-vehicle inspection, and you can hire it out to a driver with an ordinary licence. Above it the rules change: rest times, mass limits, and who in the business is responsible for them. If you run more than one truck, read up on chain of responsibility before you cross that line.

## Loads that catch people out

- Wet sand weighs a third more than dry.
- A bulk bag of gravel is about a tonne, and it is never exactly a tonne.
- Green waste is light until it has rained on it.

Weigh two ordinary loads on a public bridge in your first month. Write the figures inside the door. After that you will know by looking, and you will sleep better than the bloke who guesses.`,
  },
]
