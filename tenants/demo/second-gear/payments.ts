import type { DemoInvoice } from '../DemoTenant'
import type { DemoWheel } from '../DemoWheel'

const STATE_TERMS: DemoWheel['stateTerms'] = [
  ['NSW', 'TP/00000', 'Authority held by the promoter under the Community Gaming Act 2018 (demonstration number).'],
  ['ACT', 'TP 26/00000', 'Approved under the Lotteries Act 1964 (demonstration number).'],
  ['SA', 'T26/0000', 'Licence under the Lotteries Act 2019 (demonstration number).'],
  ['VIC', '', 'Gambling Regulation Act 2003: no permit is needed. Unclaimed prizes over $1,000 are drawn again.'],
  ['QLD', '', 'Charitable and Non-Profit Gaming Act 1999: no permit is needed.'],
  ['WA', '', 'No permit is needed: entry is free and the odds are printed.'],
  ['TAS', '', 'No permit is needed.'],
  ['NT', '', 'No permit is needed: a permit of another state is recognised.'],
]

/** A wheel that turns from a week ago for half a year. */
export const secondGearWheel: DemoWheel = {
  title: 'Spin the second gear',
  intro: 'One turn for each person. Everything on the wheel is real, and nothing has to be bought.',
  startsInDays: -7,
  endsInDays: 180,
  collectDays: 90,
  prizes: [
    {
      label: '$500 off',
      weight: 1,
      stock: 3,
      colour: 'accent',
      what: '$500 off the price of any car in our stock. Show the code before you sign.',
    },
    {
      label: 'Free service',
      weight: 4,
      stock: 20,
      colour: 'brand',
      what: 'A logbook service for a car of any make, at our workshop in Dandenong. Show the code when you book.',
    },
    {
      label: 'Roadside assist',
      weight: 10,
      stock: 100,
      colour: 'ink',
      what: 'A year of roadside assistance for the car you own now. Show the code at any of our yards.',
    },
    {
      label: 'Hand car wash',
      weight: 25,
      stock: 400,
      colour: 'surface',
      what: 'Inside and out, by hand, on any weekday. Show the code when you arrive.',
    },
    {
      label: 'Coffee on us',
      weight: 60,
      stock: null,
      colour: 'brand',
      what: 'At the counter of any yard, with or without looking at a car. Show the code to who makes it.',
    },
  ],
  terms: `The promoter is Second Gear Retail Pty Ltd, 402 Brickworks Road, Preston VIC 3072. Open to residents of Australia who are 18 or over. Employees and their families may not enter.

- Entry is free and nothing has to be bought. One turn for each person, signed in with an own mobile number or e-mail address.
- The prize is drawn by chance at the moment of the turn. The chances are printed beside these terms.
- Prizes are collected with their code by the day printed beside the chances, are not money and cannot be passed on.
- Your details are used to run the promotion. Marketing is a choice of its own and has no part in the draw.`,
  stateTerms: STATE_TERMS,
}

/** Two invoices of made-up customers, to be paid in the sandbox. */
export const secondGearInvoices: DemoInvoice[] = [
  {
    reference: 'INV-20418',
    amount: 389.5,
    what: 'Logbook service, 2019 Mazda 3',
    name: 'Priya',
    lastName: 'Nair',
    email: 'priya.nair@customer.example',
    dueInDays: 14,
  },
  {
    reference: 'DEP-1007',
    amount: 1000,
    what: 'Deposit, 2021 Toyota Corolla',
    name: 'Tom',
    lastName: 'Barrett',
    email: 'tom.barrett@customer.example',
    dueInDays: 3,
  },
]
