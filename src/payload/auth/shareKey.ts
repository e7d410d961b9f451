import { readSignedId, signId } from './signedId'

const PURPOSE = 'shared watchlist v1'

/** The key in the address of a shared list. */
export const shareKey = (id: string, secret: string): string => signId(PURPOSE, id, secret)

/** The row's id of a genuine key; null otherwise. */
export const readShareKey = (key: string, secret: string): string | null => readSignedId(PURPOSE, key, secret)
