import { payloadClient } from '@/src/data/reads/payloadClient'

/** Logs why a form could not be stored; the visitor gets a general message. */
export const logFailure = async (what: string, error: unknown): Promise<void> => {
  const payload = await payloadClient().catch(() => null)
  payload?.logger.error({ err: error }, what)
}
