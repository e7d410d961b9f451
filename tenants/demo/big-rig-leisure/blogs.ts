import type { DemoBlog } from '../DemoTenant'

export const bigRigBlogs: DemoBlog[] = [
  {
    title: 'Your first week with a caravan: a plan that works',
    slug: 'first-week-with-a-caravan',
    daysAgo: 8,
    description: 'Two nights close to home, one checklist, and why you should camp beside somebody older.',
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

After three nights write down what you did not use and leave it at home. For most people that is about sixty kilograms, which is the difference between a legal van and a fine.`,
  },
  {
    title: 'Tare, ATM, GTM, ball weight: the plate explained',
    slug: 'caravan-weights-explained',
    daysAgo: 30,
    description: 'Five letters on a small aluminium plate decide what you may tow. Here is how to read them.',
    picture: 'caravan/grey/scene',
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

Bring your car to Burpengary loaded as you would travel. We have a public weighbridge on site and it is free for anyone thinking about a van, ours or not.`,
  },
  {
    title: 'Choosing a first adventure bike',
    slug: 'choosing-a-first-adventure-bike',
    daysAgo: 45,
    description: 'Seat height is only half the story. Our workshop foreman on weight, tyres and honesty.',
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

We run an easy gravel loop from Yatala on the third Saturday of each month. Bring any bike, or ask for a demonstrator.`,
  },
  {
    title: 'Car licence or truck licence? What you may drive at 4.5 tonnes',
    slug: 'car-licence-truck',
    daysAgo: 71,
    description: 'The 4,495 kg trucks in our yard need nothing more than the licence in your wallet.',
    picture: 'truck/silver/scene',
    covers: '/search/truck',
    body: `On a Queensland car licence you may drive a vehicle up to 4.5 tonnes gross. That is why so many of the trucks at Rocklea are plated at 4,495 kilograms.

## What that means for payload

Take off what the truck weighs with its body. An NLR tipper weighs about 2.9 tonnes ready for work, which leaves 1.6 for the load. A Traypack leaves a little more.

## When to go bigger

If you carry two pallets of pavers every day, you will be over. A light rigid licence takes a day and opens up everything to eight tonnes; medium rigid goes beyond. We can lend you a truck for the test.

## Ask for the axle weights too

A truck can be under its total and still over on one axle, particularly a tipper with a crane behind the cab. We put the figures for your body in the quote.`,
  },
]
