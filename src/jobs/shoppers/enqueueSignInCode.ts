import type { PayloadRequest } from 'payload'
import { CODE_MINUTES } from '@/src/domain/shopper/signIn/signInForms'
import { createSignInToken } from '@/src/payload/auth/signInToken'
import { enqueueTask } from '../queue/enqueueTask'
import { tasks } from '../taskNames'

/** Queues the message with a sign-in code. Address and code are in the queue within a sealed token alone. */
export const enqueueSignInCode = async (
  req: PayloadRequest,
  { tenant, address, code }: { tenant: string; address: string; code: string },
): Promise<void> => {
  const expires = Math.floor(Date.now() / 1000) + CODE_MINUTES * 60
  const token = createSignInToken({ tenant, address, code, expires }, req.payload.secret)
  await enqueueTask(req, tasks.sendSignInCode, { token })
}
