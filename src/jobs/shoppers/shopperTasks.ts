import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { tasks } from '../taskNames'
import { sendSignInCode, type ShopperDeps } from './sendSignInCode'

const tokenPayload = z.object({ token: z.string() })

/** The worker's tasks for shoppers' accounts. */
export const shopperTasks = (deps: ShopperDeps): TaskList => ({
  [tasks.sendSignInCode]: (input) => sendSignInCode(deps, tokenPayload.parse(input).token),
})
