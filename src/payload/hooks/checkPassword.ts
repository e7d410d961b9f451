import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { z } from 'zod'
import { demoPassword } from '@/src/domain/platform/demoPassword'
import { passwordProblem } from '@/src/domain/platform/passwordProblem'
import { env } from '@/src/env'

const givenSchema = z.object({ password: z.string(), email: z.string().optional().catch(undefined) })

/** Checks every new password: of a new account, a change or a reset link (CMS-05). */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const given = givenSchema.safeParse('data' in args ? args.data : null).data
  if (!given || given.password === '') return args
  // The demo logins, which exist on this machine alone (src/env.ts).
  if (given.password === demoPassword && env().SEED_DEMO) return args
  const message = passwordProblem(given.password, given.email)
  if (message) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req })
  return args
}
