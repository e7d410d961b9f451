'use client'
import { type FormEvent, useState } from 'react'
import { type AnswerFacts, fillAnswer } from '@/src/domain/leads/desk/fillAnswer'
import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'
import type { Act } from './useLive'

interface AnswerFormProps {
  page: LeadPageData
  me: string
  busy: boolean
  act: Act
  close: () => void
}

/** An answer by e-mail, begun from one of the dealership's templates; it is sent from here and kept on the timeline. */
export const AnswerForm = ({ page: { lead, answers }, me, busy, act, close }: AnswerFormProps) => {
  const facts: AnswerFacts = {
    name: lead.name.split(' ')[0] ?? '',
    vehicle: lead.vehicle || 'vehicle',
    dealership: lead.dealership,
    phone: lead.dealershipPhone,
    me,
  }
  const filled = (number: number) => {
    const answer = answers[number]
    return { subject: fillAnswer(answer?.subject ?? '', facts), text: fillAnswer(answer?.text ?? '', facts) }
  }
  const [mail, setMail] = useState(() => filled(0))
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await act({ do: 'mail', ...mail }, 'Your answer is on its way.')) close()
  }
  return (
    <form className="lead__write" onSubmit={(event) => void send(event)}>
      <p>To {lead.email}. A reply goes to your own address.</p>
      <div role="group" aria-label="Begin with" className="lead__templates">
        {answers.map(({ name }, number) => (
          <button key={name} type="button" onClick={() => setMail(filled(number))}>
            {name}
          </button>
        ))}
      </div>
      <label>
        Subject
        <input
          required
          maxLength={200}
          value={mail.subject}
          onChange={(event) => setMail({ ...mail, subject: event.target.value })}
        />
      </label>
      <label>
        Message
        <textarea
          required
          maxLength={5000}
          rows={9}
          value={mail.text}
          onChange={(event) => setMail({ ...mail, text: event.target.value })}
        />
      </label>
      <div className="lead__send">
        <button type="submit" className="lead__press" data-main="true" disabled={busy}>
          Send
        </button>
        <button type="button" className="lead__press" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  )
}
