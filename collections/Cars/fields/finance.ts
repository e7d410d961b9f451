import type { Field } from 'payload'
import { validateFinanceLenders } from './validateJson'
import { ownReadersField } from '@/src/payload/access/staffOnlyField'

const number = (name: string, label: string): Field => ({ name, type: 'number', label, min: 0 })

/** Payment options, market data, lenders and the stored quote (CAR-25..29). */
export const financeFields: Field[] = [
  {
    name: 'payment_processors',
    type: 'text',
    hasMany: true,
    label: 'Payment options',
    access: ownReadersField,
    admin: {
      description: 'Names of the payment providers this car can be reserved or bought with. Empty: no online checkout.',
    },
  },
  { name: 'file', type: 'upload', relationTo: 'documents', label: 'History report' },
  {
    name: 'autograb_data',
    type: 'group',
    label: 'Market data',
    access: ownReadersField,
    fields: [
      {
        type: 'row',
        fields: [
          number('average_market_price', 'Average market price ($)'),
          number('state_average_market_price', 'State average market price ($)'),
        ],
      },
    ],
  },
  {
    name: 'youxQuote',
    type: 'group',
    label: 'Stored finance quote',
    fields: [
      {
        type: 'row',
        fields: [
          number('weeklyRepaymentAmount', 'Weekly repayment ($)'),
          number('advertisedRate', 'Advertised rate (% p.a.)'),
          number('comparisonRate', 'Comparison rate (% p.a.)'),
          number('quotedPrice', 'Quoted for a price of ($)'),
        ],
      },
    ],
  },
  {
    name: 'finance_lenders',
    type: 'json',
    label: 'Lenders',
    admin: {
      components: { Field: '/src/components/admin/json/PlainJson#PlainJson' },
      description: 'One entry for each lender: repayments, rates, term, fees and disclaimer.',
    },
    validate: validateFinanceLenders,
  },
]
