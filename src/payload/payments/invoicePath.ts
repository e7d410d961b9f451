import { readSignedId, signId } from '../auth/signedId'

const PURPOSE = 'payment request v1'

/** The page of one invoice, for whoever has named its reference, name and address: its address cannot be guessed. */
export const invoicePath = (id: string, secret: string): string => `/online-payment/${signId(PURPOSE, id, secret)}`

/** The invoice's id of a genuine key; null otherwise. */
export const readInvoiceKey = (key: string, secret: string): string | null => readSignedId(PURPOSE, key, secret)
