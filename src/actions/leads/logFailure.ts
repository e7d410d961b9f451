import { payloadClient } from '@/src/data/reads/payloadClient'

/** Writes down why a form could not be stored; the visitor is told in general words. */
export const logFailure = async (what: string, error: unknown): Promise<void> => {
  const payload = await payloadClient().catch(() => null)
  payload?.logger.error({ err: error }, what)
}
