import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { addressOf } from '@/src/domain/shopper/signIn/signInAddress'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { accountOf, addAddress } from '@/src/payload/sql/shopperAccounts'
import { type CodeAnswer, tryCode } from '@/src/payload/sql/shopperCodes'
import { endSession, findSession, startSession } from '@/src/payload/sql/shopperSessions'

interface Entered {
  tenant: string
  challenge: string
  code: string
  /** Token of the session the browser has, if any: it ends, whoever's it was. */
  token: string | null
  device: string
}

/**
 * Enters a code: signs in the account of its address, or gives the signed-in account a second address. The session is always a new
 * one (no fixation); the one before ends (WAT-15, TEN-08).
 */
export const enterCode = async ({
  tenant,
  challenge,
  code,
  token,
  device,
}: Entered): Promise<{ kind: 'in'; token: string } | Exclude<CodeAnswer, { kind: 'right' }>> => {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const answer = await tryCode(req, { tenant, challenge, code })
    if (answer.kind !== 'right') return answer
    const address = addressOf(answer.address)
    const session = await findSession(req, tenant, token)
    const adds = session !== null && session[address.kind] === ''
    const shopper = adds
      ? await addAddress(req, { tenant, shopper: session.shopper, address })
      : await accountOf(req, tenant, address)
    if (token) await endSession(req, token)
    return { kind: 'in' as const, token: await startSession(req, { tenant, shopper, device }) }
  })
}
