'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { SPIN_SUBCATEGORY, TURN_TERMS, type TurnForm, turnFormSchema } from '@/src/domain/prizes/turnForm'
import { enqueuePrizeMail } from '@/src/jobs/shoppers/enqueuePrizeMail'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { nameTurnLead, takeTurn, type TurnTaken } from '@/src/payload/sql/prizeTurns'
import { findSession, type ShopperSession } from '@/src/payload/sql/shopperSessions'
import { sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import type { Site } from '@/tenants/Site'
import type { FormState } from '../FormState'
import { storeLead } from '../leads/storeLead'
import { type Sender, takeForm } from '../leads/takeForm'

const SIGN_IN = 'Please sign in first: there is one turn for each person.'
const CLOSED = 'This promotion has ended or not begun yet. Please reload the page.'
const ELSEWHERE = 'This promotion is not open to residents of your state or territory.'

const leadOf = (form: TurnForm, session: ShopperSession, sender: Sender, won: string) => ({
  ...sender,
  heldBecause: null,
  category: 'General Enquiry',
  subcategory: SPIN_SUBCATEGORY,
  car: null,
  contact: {
    name: form.name,
    last_name: form.last_name,
    // The proven address, where the account has one, so that a prize goes to its winner alone.
    email: session.email || form.email,
    phone: session.phone,
    postcode: session.postcode,
    opt_in: form.opt_in,
  },
  message: won,
  attributes: {
    state: form.state,
    promotion_terms: { text: TURN_TERMS, at: new Date().toISOString(), how: sender.how },
  },
})

/** Turn, lead and the job of the mail are stored together, or none of them. */
const spin = async (site: Site, form: TurnForm, sender: Sender, session: ShopperSession): Promise<TurnTaken> => {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const taken = await takeTurn(req, { tenant: site.id, wheelId: form.wheel, session, residence: form.state })
    if (taken.kind !== 'drawn') return taken
    const { id, prize, code } = taken.turn
    const won = code === '' ? `Spin to win: ${prize}.` : `Spin to win: ${prize}, code ${code}.`
    await nameTurnLead(req, id, await storeLead(site, leadOf(form, session, sender, won), req))
    await enqueuePrizeMail(req, id)
    return taken
  })
}

/** Takes a signed-in person's one turn at the prize wheel (RTE-40, WAT-19); the page then shows what was won. */
export const spinWheel = async (_: FormState, form: FormData): Promise<FormState> => {
  let answer: TurnTaken['kind'] | null = null
  const token = sessionTokenIn(await headers())
  const state = await takeForm(form, {
    name: 'Spin to win',
    schema: () => turnFormSchema,
    act: async (site, data, sender) => {
      const session = await findSession(await createLocalReq({}, await payloadClient()), site.id, token)
      if (!session) return { kind: 'failed', message: SIGN_IN }
      const { kind } = await spin(site, data, sender, session)
      if (kind === 'closed') return { kind: 'failed', message: CLOSED }
      if (kind === 'elsewhere') return { kind: 'invalid', errors: { state: ELSEWHERE } }
      answer = kind
      return { kind: 'sent', reference: '' }
    },
  })
  if (answer !== null) redirect(answer === 'drawn' ? '/spin-to-win?spun=1' : '/spin-to-win')
  return state
}
