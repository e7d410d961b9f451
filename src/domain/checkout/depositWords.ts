/** What has become of a reservation's deposit. */
export const depositStates = ['none', 'pending', 'paid', 'failed', 'refund_due', 'refunded'] as const
export type DepositState = (typeof depositStates)[number]

/** A deposit's state, as staff and shoppers read it. */
export const depositLabels: Record<DepositState, string> = {
  none: 'No deposit',
  pending: 'Being paid',
  paid: 'Paid',
  failed: 'Not paid',
  refund_due: 'Being returned',
  refunded: 'Returned',
}

export interface Deposit {
  /** The reservation it belongs to. */
  id: string
  state: DepositState
  amountCents: number
  /** The payment company's name for it. */
  reference: string | null
  sandbox: boolean
}

/** What a shopper and staff quote: the first characters of the reservation's id. */
export const reservationNumber = (id: string): string => id.slice(0, 8).toUpperCase()

export const dollarsOf = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`

/** The state of the deposit, in the words staff read first in the lead. */
export const depositWords = ({ id, state, amountCents, reference, sandbox }: Deposit): string => {
  const amount = `Deposit ${dollarsOf(amountCents)}`
  const ending = `${sandbox ? ' (sandbox payment: no money was taken)' : ''}, reference ${reference ?? ''}.`
  const words: Record<DepositState, string> = {
    none: 'No deposit.',
    pending: `${amount} is being paid.`,
    paid: `${amount}${ending}`,
    failed: `Not reserved: ${amount.toLowerCase()} was not paid. Please call.`,
    refund_due: `Not reserved any more: ${amount.toLowerCase()} is being returned${ending}`,
    refunded: `Not reserved any more: ${amount.toLowerCase()} was returned${ending}`,
  }
  return `${words[state]} Reservation ${reservationNumber(id)}.`
}

/** A checkout's message with the deposit's state as it is now; any other message as it is. */
export const withDeposit = (message: string, deposit: Deposit): string =>
  message.replace(/^((?:Buying|Reserving) online\.)[^\n]*/, (_, start: string) => `${start} ${depositWords(deposit)}`)
