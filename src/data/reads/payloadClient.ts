import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The one Payload instance of the process. */
export const payloadClient = (): Promise<Payload> => getPayload({ config })

/**
 * For reads of public rows in cached functions, which no visitor's request stands behind: each of them names its tenant
 * and asks for published rows itself.
 */
export const publicRead = { depth: 0, pagination: false, overrideAccess: true } as const
