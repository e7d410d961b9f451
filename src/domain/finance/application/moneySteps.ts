import type { ApplicationStep } from './ApplicationStep'

const monthly = 'For one month.'

/** What there is to pay a loan with, and the loan. */
export const moneySteps: readonly ApplicationStep[] = [
  {
    id: 'income',
    title: 'Your income',
    intro: 'After tax, for one month. Whole dollars.',
    fields: [
      {
        name: 'income',
        label: 'Income from work',
        kind: 'dollars',
        required: 'Please enter your income from work, 0 for none.',
        hint: monthly,
      },
      { name: 'other_income', label: 'Other income', kind: 'dollars', hint: 'Rent, benefits, interest.' },
      { name: 'other_income_from', label: 'Where other income is from', kind: 'text' },
    ],
  },
  {
    id: 'expenses',
    title: 'Your expenses',
    intro: 'What you pay in one month. A careful guess is enough; leave empty what you do not pay.',
    fields: [
      {
        name: 'housing',
        label: 'Rent or mortgage',
        kind: 'dollars',
        required: 'Please enter your rent or mortgage, 0 for none.',
        hint: monthly,
      },
      {
        name: 'living_costs',
        label: 'Food, bills, travel',
        kind: 'dollars',
        required: 'Please enter what you pay for food, bills and travel.',
        hint: monthly,
      },
      { name: 'loan_payments', label: 'Loans', kind: 'dollars' },
      { name: 'card_payments', label: 'Credit cards and pay later', kind: 'dollars' },
      { name: 'family_costs', label: 'Child care, school, child support', kind: 'dollars' },
      { name: 'insurance_costs', label: 'Insurance', kind: 'dollars' },
    ],
  },
  {
    id: 'worth',
    title: 'What you own and owe',
    intro: 'Leave empty what you do not have.',
    fields: [
      { name: 'own_home', label: 'You own: property', kind: 'dollars' },
      { name: 'own_cars', label: 'You own: vehicles', kind: 'dollars' },
      { name: 'own_savings', label: 'You own: savings', kind: 'dollars' },
      { name: 'own_other', label: 'You own: other', kind: 'dollars' },
      { name: 'owe_mortgage', label: 'You owe: mortgage', kind: 'dollars' },
      { name: 'owe_loans', label: 'You owe: loans', kind: 'dollars' },
      { name: 'owe_cards', label: 'You owe: credit card limits', kind: 'dollars' },
      { name: 'owe_other', label: 'You owe: other', kind: 'dollars' },
    ],
  },
  {
    id: 'loan',
    title: 'The loan',
    intro: 'What you would like. Nothing is agreed until the lender has answered and you have signed.',
    fields: [
      { name: 'vehicle', label: 'Vehicle', kind: 'text', hint: 'The one you have in mind, if you know it.' },
      { name: 'price', label: 'Price', kind: 'dollars', required: 'Please enter the price of the vehicle.' },
      { name: 'deposit', label: 'Deposit', kind: 'dollars' },
      { name: 'trade_in', label: 'Value of a trade-in', kind: 'dollars' },
      { name: 'amount', label: 'Amount to borrow', kind: 'dollars', required: 'Please enter the amount to borrow.' },
      {
        name: 'term_years',
        label: 'Over how many years',
        kind: 'whole',
        required: 'Please enter over how many years you would like to pay.',
        max: 7,
      },
      { name: 'balloon_percent', label: 'Final payment (% of the price)', kind: 'whole', max: 50 },
      {
        name: 'purpose',
        label: 'Used mainly',
        kind: 'select',
        required: 'Please choose what the vehicle is mainly used for.',
        options: [
          ['personal', 'Privately'],
          ['business', 'For a business'],
        ],
      },
    ],
  },
]
