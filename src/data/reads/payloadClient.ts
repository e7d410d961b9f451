import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The one Payload instance of the process. */
export const payloadClient = (): Promise<Payload> => getPayload({ config })

/**
 * Options for cached reads of public rows, which run without a visitor's request: each query must filter by tenant and
 * by published rows itself.
 */
export const publicRead = { depth: 0, pagination: false, overrideAccess: true } as const
