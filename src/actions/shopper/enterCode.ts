import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { addressOf } from '@/src/domain/shopper/signIn/signInAddress'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { accountOf, addAddress } from '@/src/payload/sql/shopperAccounts'
import { type CodeAnswer, tryCode } from '@/src/payload/sql/shopperCodes'
import { findSession } from '@/src/payload/sql/shopperSessions'
import { beginSession } from './beginSession'

interface Entered {
  tenant: string
  challenge: string
  code: string
  /** Token of the session the browser has, if any. */
  token: string | null
  /** Token of the finance application that was begun signed out in this browser, if any. */
  application: string | null
  device: string
}

/** Enters a code: signs in the account of its address, or gives the signed-in account a second address (WAT-15, TEN-08). */
export const enterCode = async ({
  tenant,
  challenge,
  code,
  token,
  application,
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
    return { kind: 'in' as const, token: await beginSession(req, { tenant, shopper, device, token, application }) }
  })
}
