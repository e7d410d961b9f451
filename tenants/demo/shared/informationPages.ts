import type { DemoPage } from '../DemoTenant'
import { button, carousel, faq, hero, noButton, picture, reasons, text } from '../../starter/writtenBlocks'

/** What the informational pages of a dealership need to know of it. */
export interface Voice {
  name: string
  /** Where most of its customers live, as in 'across Sydney'. */
  region: string
  phone: string
  sellPath: string
  financeLink: string
  /** Studio pictures, so that no two sites open with the same one. */
  pictures: { fleet: string; roadside: string; eofy: string; electric: string; finance: string; guide: string }
}

/** RTE-44. */
export const fleetPage = ({ region, phone, pictures }: Voice): DemoPage => ({
  title: 'Fleet and business',
  slug: 'fleet',
  description: `Fleet pricing, fit-out and servicing for businesses ${region}, from two vehicles a year.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Fleet and business',
      heading: 'One desk for every vehicle you run',
      text: 'From a sole trader’s second ute to fifty vans with your name on the side.',
      image: picture(pictures.fleet),
      button: button('Talk to the fleet desk', '/contact-us#enquire'),
      secondButton: button(`Call ${phone}`, `tel:${phone}`),
    }),
    reasons('What the fleet desk takes off yours', [
      [
        'percent',
        'The right fleet scheme',
        'We check which manufacturer programs your ABN qualifies for, and fill in the form.',
      ],
      [
        'wrench',
        'Fit-out before delivery',
        'Trays, racks, tow bars, dual batteries and signwriting, on one order and one invoice.',
      ],
      [
        'calendar',
        'Servicing around your roster',
        'Early drop-off, after-hours key box, and loan vehicles for the ones you cannot spare.',
      ],
      [
        'newspaper',
        'One statement a month',
        'Every vehicle, every service, every kilometre reading, ready for your accountant.',
      ],
    ]),
    text(`## Buy, lease or hire purchase?

There is no one right answer, and yours depends on how long you keep vehicles and how you account for them. We set the common structures side by side for the same vehicle:

- **Chattel mortgage.** You own it from day one. The usual choice for a business registered for GST that keeps vehicles four years or more.
- **Finance lease.** The lender owns it and you rent it, with a residual at the end. Suits businesses that turn vehicles over on a schedule.
- **Novated lease.** Between you, an employee and a lender. We deal with every major provider.

We are not tax advisers. Take the comparison to your accountant before you sign anything.

## What to send us

How many vehicles, what they carry, how far they go in a year, and when the current ones are due to go. We answer within one business day with real vehicles and real delivery dates.`),
    carousel({
      heading: 'Ready to work',
      intro: 'Utes and vans in stock today.',
      source: 'search',
      search: '/search/ute',
      limit: 8,
      tone: 'surface',
    }),
  ],
})

/** RTE-46. */
export const roadsidePage = ({ name, region, phone, pictures }: Voice): DemoPage => ({
  title: 'Roadside assistance',
  slug: 'roadside-assist',
  description: `What to do when your car stops, and what ${name} roadside assistance covers.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Roadside assistance',
      heading: 'Stopped? Start here.',
      text: 'Get yourself somewhere safe first. Then call, day or night, anywhere in Australia.',
      image: picture(pictures.roadside),
      button: button('Call 1800 975 300', 'tel:1800 975 300'),
      secondButton: button('Our workshops', '/dealer-locator?type=service'),
    }),
    reasons('While you wait', [
      [
        'megaphone',
        'Get off the road',
        'Hazard lights on, out on the passenger side, and stand well behind the barrier.',
      ],
      ['map-pin', 'Say where you are', 'The nearest exit, kilometre post or the three words on your phone’s map.'],
      [
        'car-front',
        'Say what happened',
        'A warning light, a noise, a smell. It decides whether we send a van or a tow truck.',
      ],
    ]),
    text(`## What is covered

Cover comes with every car bought from ${name} for the first twelve months, and renews for another twelve each time we carry out its scheduled service.

- **Flat battery:** a jump start, and a new battery at cost if it has had enough.
- **Flat tyre:** the spare fitted. No spare? A tow to the nearest tyre shop.
- **Keys locked in:** we open it, or bring the spare key up to 50 kilometres.
- **Out of fuel or charge:** enough fuel to reach a station, or a tow to the nearest charger.
- **Everything else:** a tow to us, or to the nearest dealer of your brand when you are far from home.

## What is not

Trailers and caravans over two tonnes, cars modified beyond their compliance plate, beaches and tracks a two-wheel-drive recovery vehicle cannot reach, and the cost of parts.

## Away from home

More than 100 kilometres from home and it cannot be fixed today? We arrange a hire car or a bed for the night, up to $150 a day for three days. Keep the receipts.

Questions that can wait until morning: ${phone}, ${region}.`),
  ],
})

/** RTE-46. */
export const ownerBenefitsPage = (
  { name, phone, pictures }: Voice,
  benefits: Parameters<typeof reasons>[1],
): DemoPage => ({
  title: 'Owner benefits',
  slug: 'owner-benefits',
  description: `What comes with a car from ${name}, for as long as you own it.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Owner benefits',
      heading: 'The keys are only the start',
      text: 'Small things, every year, for as long as you own it. No card, no points, no expiry date.',
      image: picture(pictures.guide),
      button: button('Book a service', '/service#service-booking'),
      secondButton: button('Where to find us', '/dealer-locator'),
    }),
    reasons('Yours as an owner', benefits),
    faq('How it works', [
      [
        'Do I have to sign up?',
        `No. Your registration number is enough. If ${name} sold it or services it, it counts.`,
      ],
      ['Does it pass on when I sell the car?', 'Yes. The new owner only has to keep servicing it with us.'],
      ['Whom do I ask?', `Anybody at the service desk, or call ${phone}.`],
    ]),
  ],
})

/** RTE-47. */
export const eofyPage = ({ name, sellPath, financeLink, pictures }: Voice): DemoPage => ({
  title: 'End of financial year',
  slug: 'eofy',
  description: `How the end of the financial year works at ${name}: dates, what changes, and what to ask your accountant.`,
  layout: [
    hero({
      variant: 'full',
      eyebrow: 'EOFY',
      heading: 'The thirtieth of June, without the rush',
      text: 'What is really different in June, and how to have the car on the road in time.',
      image: picture(pictures.eofy),
      button: button('Current offers', '/special-offers'),
      secondButton: button('Demonstrators', '/search/demo-cars'),
    }),
    reasons('Why June is different', [
      [
        'percent',
        'Demonstrators change over',
        'We replace them before the new year’s plates. The old ones go at the price they have to go at.',
      ],
      [
        'truck',
        'Delivery is the bottleneck',
        'A car counts for the year it is ready to use in. Order by the first week of June to be safe.',
      ],
      [
        'repeat',
        'Trade-ins are worth most before July',
        'A car becomes a year older on paper at the end of the year, but buyers look at June.',
      ],
    ]),
    text(`## If you buy for a business

Deductions depend on when the vehicle is **first used or installed ready for use**, not on when the contract is signed. Limits on what can be written off change from year to year. Ask your accountant two questions: what is this year’s limit, and does a car limit apply to us?

## A calendar that works

- **April:** have your car valued and your finance approved. Both hold long enough.
- **May:** drive the short list. Fit-out for utes and vans takes two to three weeks.
- **First week of June:** sign. Registration and number plates take a few days at this time of year.
- **By 27 June:** collect it. We are open late on the last three evenings.

There is no “today only”. An offer on this website ends when its page says it does.`),
    {
      blockType: 'offers',
      heading: 'On now',
      limit: 3,
      button: button('All offers', '/special-offers'),
      tone: 'surface',
    },
    faq('Asked every June', [
      [
        'Can I lock the price in now and collect in July?',
        'Yes, if that suits your accountant better. The offer’s own end date decides the price.',
      ],
      [
        'How fast is finance?',
        `Most answers come the same day. [Start here](${financeLink}) before you choose the car.`,
      ],
      ['And my current car?', `[Have it valued](${sellPath}) online. The number stands for seven days.`],
    ]),
  ],
})

/** RTE-48. */
export const electricPage = ({ name, financeLink, pictures }: Voice): DemoPage => ({
  title: 'Electric vehicles, honestly',
  slug: 'pages-electric-vehicles',
  description: `Range, charging at home, running costs and batteries: what ${name} tells customers about electric cars.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Electric vehicles',
      heading: 'Is an electric car right for your driveway?',
      text: 'For many people yes, for some not yet. Here is how to tell, without the sales pitch.',
      image: picture(pictures.electric),
      button: button('Electric cars in stock', '/search/new-used-and-demo-cars/?fuel=Electric'),
      secondButton: button('Hybrids in stock', '/search/new-used-and-demo-cars/?fuel=Hybrid'),
    }),
    reasons('Four questions that decide it', [
      [
        'plug',
        'Can you charge at home?',
        'An ordinary power point adds about 12 kilometres of range an hour. Overnight, that is most people’s day three times over.',
      ],
      [
        'route',
        'How long is your longest drive?',
        'If it is over 350 kilometres more than once a month, plan one stop, or look at a plug-in hybrid.',
      ],
      [
        'caravan',
        'Do you tow?',
        'Towing can halve the range. Below 1,000 kilograms it is fine; above, take a diesel or a big hybrid for a drive as well.',
      ],
      [
        'clock',
        'How long do you keep a car?',
        'The saving is in the years: little servicing, cheap kilometres. It pays most when you keep it five or more.',
      ],
    ]),
    text(`## What it costs to run

A small electric car uses about 15 kWh for 100 kilometres. On an off-peak tariff that is around $3; at a public fast charger nearer $9. A petrol car of the same size uses 6 to 7 litres. Every car’s page on this site has a fuel calculator you can fill with your own numbers.

## Charging

- **At home, power point:** no installation, slow, enough for most commutes.
- **At home, wall box:** five times faster. An electrician needs half a day; the price depends on your switchboard.
- **On the road:** fast chargers add 200 kilometres in about 20 minutes. Sites with four or more stalls are worth the detour.

## The battery

New ones are guaranteed for eight years, usually to 70% of their capacity. For used electric cars we measure the battery’s state of health and print it in the report. Ask anybody who will not.

## Servicing

Tyres, brakes, cabin filter, coolant. Most makers ask for a visit once a year or every two. Our workshop is certified for high voltage.`),
    carousel({
      heading: 'Electric and ready',
      intro: 'Drive one for a day before you decide.',
      source: 'search',
      search: '/search/new-used-and-demo-cars/?fuel=Electric',
      limit: 8,
      tone: 'surface',
    }),
    faq('Still wondering', [
      [
        'I live in an apartment. Is there any point?',
        'If your building or your workplace has a point you can use, yes. If not, a hybrid gives you half the saving with none of the planning.',
      ],
      ['Are there rebates?', 'They differ by state and change often. We tell you what applies on the day, in writing.'],
      [
        'Can it go on a novated lease?',
        `Yes, and the tax treatment can be favourable. [Ask our finance desk](${financeLink}) for a comparison.`,
      ],
    ]),
  ],
})

/** RTE-50. */
export const financeInsurancePage = ({ name, financeLink, phone, pictures }: Voice): DemoPage => ({
  title: 'Finance and insurance',
  slug: 'finance-and-insurance',
  description: `Car finance and insurance at ${name}: the kinds of loan, the papers you need, and what to look for in a policy.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Finance and insurance',
      heading: 'The boring part, done well',
      text: 'Borrow what you can repay, insure what you cannot replace, and read both before you sign.',
      image: picture(pictures.finance),
      button: button('Start an enquiry', `${financeLink}#finance-form`),
      secondButton: button('Find cars for your budget', '/budget-search'),
    }),
    reasons('Three kinds of loan', [
      [
        'wallet',
        'Secured car loan',
        'The car is the security, so the rate is lower. Fixed for the term, usually three to seven years.',
      ],
      [
        'repeat',
        'With a final payment',
        'Lower repayments now, a lump sum at the end: refinance it, pay it, or trade the car in.',
      ],
      ['store', 'For a business', 'Chattel mortgage or lease, arranged around how you account for GST.'],
    ]),
    text(`## Papers that make it quick

- Driver licence, both sides.
- Two recent payslips, or two years of tax returns if you work for yourself.
- Three months of statements from the account your pay goes into.
- The payout figure of your current loan, if you trade in a car that has one.

## What lenders look at

How steady your income is, what else you repay, and how you have repaid before. An enquiry with us leaves no mark on your credit file; an application to a lender does. We tell you before we make one.

## Comprehensive insurance

You are free to insure with anybody. Compare the **agreed or market value**, the **excess for young drivers**, whether a **hire car** is included after an accident and not only after a theft, and whether you can **choose the repairer**.

## What we are paid

We may receive a commission from the lender or the insurer you choose. The rate you are offered does not depend on it, and the amount is in your credit guide. Ask us, or call ${phone}.`),
    faq('Asked at the desk', [
      [
        'Can I pay it out early?',
        'With the lenders we use, yes. Some charge a fee on fixed-rate loans; it is in the contract and we point at it.',
      ],
      [
        'What is a comparison rate?',
        'The interest rate and most fees in one number, so that loans can be compared. We show it wherever we show a rate.',
      ],
      [
        'I have been refused elsewhere.',
        'Tell us at the beginning. There may be a lender for you, or it may be wiser to wait six months. We say which.',
      ],
    ]),
  ],
})

/** RTE-51. */
export const usedCarGuide = ({ name, sellPath, pictures }: Voice): DemoPage => ({
  title: 'How to buy a used car',
  slug: 'used-car-buying-guide',
  description: `Twelve things to check before you buy a used car, from ${name} or from anybody else.`,
  layout: [
    hero({
      variant: 'centred',
      eyebrow: 'Used cars',
      heading: 'How to buy a used car, here or anywhere',
      text: 'The list our own buyers use when they spend our money.',
      image: picture(pictures.guide),
      button: button('See used cars', '/search/used-cars'),
      secondButton: button('How we inspect them', '/used-car/inspection'),
    }),
    text(`## Before you go and look

- **Search its history.** A PPSR search says whether money is owing on it, and whether it was written off or stolen. We include one with every car.
- **Read the service book.** Gaps matter more than kilometres. A car serviced every year at 150,000 is a better bet than one nobody touched until 80,000.
- **Check the build date.** The compliance plate says when it was built, which can be a year before it was first registered.

## In daylight, with the engine cold

- **Panel gaps and paint.** Look along the sides from the headlight. Ripples and changes of shade mean repairs.
- **Tyres.** Four of one brand, worn evenly. Worn edges mean alignment, or worse.
- **Underneath.** Fresh black paint on a chassis hides something. Surface rust does not.
- **Start it cold.** Blue smoke is oil, white smoke that stays is coolant, a rattle that fades may be a timing chain.

## On the road

- **Let go of the wheel** for a moment on a straight, empty road.
- **Brake hard once**, with nobody behind you.
- **Go through every gear**, and reverse up a slope.

## Before you sign

- **What is the price with everything in it?** Drive-away means registration and stamp duty are included.
- **What happens if it breaks?** Ask for the warranty in writing: parts *and* labour, which repairers, and the limit per claim.`),
    faq('And then', [
      [
        'Should I have it inspected by somebody else?',
        'Yes, if you like. We keep the car for you while you do, and let them use our hoist.',
      ],
      ['What is my old car worth?', `[Value it online](${sellPath}) in two minutes. You do not have to buy from us.`],
    ]),
  ],
})

/** RTE-51. */
export const usedCarInspection = ({ name, phone }: Voice, points: string): DemoPage => ({
  title: `Our ${points}-point inspection`,
  slug: 'used-car-inspection',
  description: `What ${name} checks on every used car before it goes on sale, and what happens to those that fail.`,
  layout: [
    hero({
      variant: 'centred',
      eyebrow: 'Used cars',
      heading: `${points} checks, signed by a technician`,
      text: 'The report comes with the car. Ask for it before you drive.',
      button: button('See used cars', '/search/used-cars'),
      secondButton: button('How to buy a used car', '/used-car/buying-guide'),
    }),
    reasons('What is on the sheet', [
      [
        'gauge',
        'Engine and gearbox',
        'Compression by sound and by computer, leaks, mounts, belts, fluids and every stored fault code.',
      ],
      [
        'circle-check',
        'Brakes, steering, tyres',
        'Measured in millimetres and written down. Below half of new, they are replaced.',
      ],
      [
        'shield-check',
        'Structure and safety',
        'Airbags, belts, child-seat points, rust, and signs of repairs under the paint.',
      ],
      [
        'zap',
        'Electrics and battery',
        'Every switch, camera and sensor. Hybrids and electric cars get a battery health reading.',
      ],
      ['car-front', 'A road test', 'Twenty minutes, cold start to freeway, by somebody who did not prepare the car.'],
      ['newspaper', 'History', 'PPSR, service records, recalls done and recalls still open.'],
    ]),
    text(`## What happens to the rest

About one car in nine does not make it. Some need more than they are worth, some have a past we cannot explain. They go to auction, described as they are.

## If we missed something

Tell us within the first month and we put it right, whatever the warranty says: ${phone}.`),
    carousel({ heading: 'Passed this week', source: 'search', search: '/search/used-cars', limit: 8, tone: 'surface' }),
  ],
})

/** How a claim is made; beside the warranty itself (RTE-46). */
export const warrantyClaims = ({ name, phone }: Voice): DemoPage => ({
  title: 'Making a warranty claim',
  slug: 'pages-warranty',
  description: `How to make a warranty claim with ${name}: three steps, the papers, and your rights.`,
  layout: [
    hero({
      variant: 'centred',
      eyebrow: 'Warranty',
      heading: 'Making a claim, in three steps',
      text: 'You look after the car. We look after the paperwork.',
      button: button('Book it in', '/service#service-booking'),
      secondButton: button('What is covered', '/warranty'),
    }),
    reasons('How it goes', [
      ['phone', '1. Stop and call', `Do not drive on with a red light. ${phone}, or roadside assistance after hours.`],
      [
        'wrench',
        '2. We find the fault',
        'Diagnosis is free when the fault is covered. Away from home, any licensed repairer may look at it.',
      ],
      [
        'circle-check',
        '3. We repair it',
        'Parts and labour. If it takes longer than a day you have a car from us meanwhile.',
      ],
    ]),
    text(`## Bring

The service book or its print-out, the registration papers, and a note of when it happens: cold or warm, at which speed, since when.

## When a repairer is far away

Ask them to call us **before** they start. We approve the work on the phone and pay them directly, so that you do not have to claim it back.

## Your rights

Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. For a major failure you are entitled to a replacement or refund, and to compensation for other reasonably foreseeable loss. What we promise on top of that is on our [warranty page](/warranty).`),
  ],
})

/** RTE-50. */
export const outdoorPage = (
  { name, region }: Voice,
  { heading, image, search }: { heading: string; image: string; search: string },
): DemoPage => ({
  title: '4x4 and outdoor',
  slug: '4x4-outdoor',
  description: `Suspension, tow bars, canopies, awnings and recovery gear, fitted by ${name} ${region}.`,
  layout: [
    hero({
      variant: 'full',
      eyebrow: '4x4 and outdoor',
      heading,
      text: 'Built up once, properly, with the weights added up before you order.',
      image: picture(image),
      button: button('Plan a build', '/vehicle-parts-and-accessories#parts-enquiry'),
      secondButton: button('See what is in stock', search),
    }),
    reasons('What we fit', [
      [
        'truck',
        'Suspension and GVM upgrades',
        'Engineered, certified and on the compliance plate before it is registered.',
      ],
      ['caravan', 'Towing', 'Bars, brake controllers and mirrors, set up with your van on the back.'],
      ['tent', 'Canopies, racks and awnings', 'Aluminium or steel, with drawers that open when the tailgate cannot.'],
      ['plug', 'Power', 'Second battery, DC charger, solar and a fuse box you can reach.'],
      ['life-buoy', 'Recovery', 'Rated points, winch, boards and a compressor, and an hour to learn them.'],
      ['shield-check', 'Protection', 'Bull bars and underbody plates that work with the airbags and the radar.'],
    ]),
    text(`## Weights, before anything else

Most utes and wagons reach their limit sooner than people think. A tray, a canopy, a bull bar, a winch, four people and a full tank can be everything the plate allows, before the fridge goes in.

We start each build on a weighbridge and keep a running total: **tare, payload, axle loads, tow ball**. If your list does not fit we say so, and show what a GVM upgrade changes and what it costs.

## One warranty

Accessories fitted before delivery are covered for as long as the vehicle is, and the maker’s warranty stays whole because we use parts it accepts. It is in your contract, not on a brochure.`),
    carousel({ heading: 'A good place to start', source: 'search', search, limit: 8, tone: 'surface' }),
  ],
})

/** RTE-50: paint and cabin protection under its own name. */
export const neotekPage = ({ name, phone }: Voice, image: string): DemoPage => ({
  title: 'Neotek protection',
  slug: 'neotek',
  description: `Neotek paint, fabric and leather protection at ${name}: what it does, what it does not, and how to look after it.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Neotek',
      heading: 'A coat for the car you will wash yourself',
      text: 'A ceramic layer for paint and glass, and a treatment for fabric and leather. Applied here, over a day and a half.',
      image: picture(image),
      button: button('Ask for a price', '/contact-us#enquire'),
      secondButton: noButton,
    }),
    reasons('What it does', [
      [
        'sparkles',
        'Water and dirt let go',
        'Bird droppings, sap and bugs wash off with a hose, if you do it the same week.',
      ],
      ['sparkles', 'Slows down fading', 'Two coats of UV filter on the horizontal panels, where summer does its work.'],
      ['car-front', 'Spills stay on top', 'Ten seconds to find a cloth, in fabric and leather alike.'],
      ['shield-check', 'Five years in writing', 'One free inspection a year, and a fresh coat where it has thinned.'],
    ]),
    text(`## What it does not do

It is not armour. It does not stop stone chips, trolley dents or scratches from a dry sponge. If that is the worry, ask us about film for the nose of the car.

## Looking after it

Wash with two buckets and a mild shampoo, dry with a clean cloth, and leave automatic brushes alone. No wax: there is nothing for it to hold on to.

## Is it worth it?

On a dark car that lives outside, usually. On a white one in a garage, probably not, and we say so. Prices depend on size, from a small hatch to a van: ${phone}.`),
  ],
})
