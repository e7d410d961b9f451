import type { Payload } from 'payload'
import { prizeMail } from '@/src/domain/mail/prizeMail'
import { dayInZone } from '@/src/domain/locations/hours/momentWords'
import { relationId } from '@/src/domain/relationId'
import { dealershipZone } from '@/tenants/dealershipZone'
import { dealershipLetterhead } from '../leads/dealershipLetterhead'
import { sendPrivately } from '../leads/sendPrivately'

/** Mails a person what the turn has won, with its code (RTE-40). Nothing goes to a person who was erased meanwhile. */
export const mailPrize = async (payload: Payload, turnId: string): Promise<void> => {
  const turn = await payload.findByID({
    collection: 'prize-turns',
    id: turnId,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  })
  const lead = typeof turn?.lead === 'object' ? turn.lead : null
  const wheel = typeof turn?.wheel === 'object' ? turn.wheel : null
  const tenant = relationId(turn?.tenant) ?? ''
  const from = await dealershipLetterhead(payload, tenant)
  if (!turn || !wheel || !lead?.email || lead.erased_at || !from || turn.state === 'cancelled') return
  const prize = wheel.prizes.find(({ id }) => id === turn.prize_id)
  const mail = prizeMail({
    look: from.look,
    wheel: wheel.title,
    prize: turn.prize,
    what: prize?.what ?? '',
    code: turn.code ?? '',
    collectBy: wheel.collectBy
      ? dayInZone(wheel.collectBy, await dealershipZone({ payload, context: {} }, tenant))
      : null,
  })
  await sendPrivately(payload, from.look, {
    ...mail,
    to: lead.email,
    replyTo: null,
    messageId: `<turn-${turn.id}@forecourt>`,
  })
}
