import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Does some work all of it or not at all: in the request's transaction, or in one of its own where none has begun. */
export const inTransaction = async <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> => {
  const began = await initTransaction(req)
  try {
    const result = await work()
    if (began) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
