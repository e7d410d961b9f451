import { readSignedId, signId } from '../auth/signedId'

const PURPOSE = 'reservation v1'

/** The page of one reservation, for the shopper who made it: its address cannot be guessed. */
export const reservationPath = (id: string, secret: string): string => `/reservation/${signId(PURPOSE, id, secret)}`

/** The reservation's id of a genuine key; null otherwise. */
export const readReservationKey = (key: string, secret: string): string | null => readSignedId(PURPOSE, key, secret)
