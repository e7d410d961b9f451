import type { Field } from 'payload'
import { depositLabels, depositStates } from '@/src/domain/checkout/depositWords'
import { written } from './written'

/**
 * The payment of a row, as its settlement writes it.
 *
 * @param none what staff read where no payment was begun
 */
export const paymentFields = (none: string): Field[] => [
  written({
    name: 'payment_state',
    type: 'select',
    label: 'Payment',
    required: true,
    defaultValue: 'none',
    index: true,
    options: depositStates.map((value) => ({ value, label: value === 'none' ? none : depositLabels[value] })),
  }),
  written({ name: 'payment_reference', type: 'text', label: 'Payment reference' }),
  written({ name: 'payment_provider', type: 'text', label: 'Taken by' }),
  written({ name: 'payment_account', type: 'text', label: 'Account' }),
]
