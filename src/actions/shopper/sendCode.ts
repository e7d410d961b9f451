import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { CODES_PER_HOUR } from '@/src/domain/shopper/signIn/signInForms'
import { enqueueSignInCode } from '@/src/jobs/shoppers/enqueueSignInCode'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { makeCode } from '@/src/payload/sql/shopperCodes'
import { limitFactor } from '@/src/services/visitors/enquiryRateLimits'

/**
 * Makes a code for an address and queues its message, both or neither (WAT-15). Accounts are not looked at, so neither words nor
 * time tell whether there is one.
 *
 * @returns the challenge for the cookie of the browser that asked; null: the address was sent too many within the hour
 */
export const sendCode = async (tenant: string, address: string): Promise<string | null> => {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const made = await makeCode(req, { tenant, address }, Math.ceil(CODES_PER_HOUR * limitFactor()))
    if (!made) return null
    await enqueueSignInCode(req, { tenant, address, code: made.code })
    return made.challenge
  })
}
