'use client'
import { useState } from 'react'
import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'
import { mobileNumber, smsHref, whatsAppHref } from '@/src/domain/locations/textLinks'
import { phoneHref } from '@/src/domain/site/paths'
import { AnswerForm } from './AnswerForm'
import type { Act } from './useLive'

interface AnswerBarProps {
  page: LeadPageData
  me: string
  busy: boolean
  act: Act
}

interface TextLinks {
  call: string
  /** Null: the number is not an Australian mobile one. */
  sms: string | null
  whatsApp: string | null
}

/** Addresses that open a call, a text or WhatsApp on the phone, with the first words written. */
const textLinks = ({ phone, name, vehicle, dealership }: LeadPageData['lead'], me: string): TextLinks => {
  const number = mobileNumber(phone)
  const first = name.split(' ')[0] ?? ''
  const about = vehicle ? `your enquiry about the ${vehicle}` : 'your enquiry'
  const words = `Hi ${first}, ${me ? `${me} from ` : 'this is '}${dealership} about ${about}.`
  return {
    call: phoneHref(phone),
    sms: number && smsHref(number, words),
    whatsApp: number && whatsAppHref(number, words),
  }
}

/** The ways to answer. Each press notes the answer, which stops the clock (CRM-04). */
export const AnswerBar = ({ page, me, busy, act }: AnswerBarProps) => {
  const [isWriting, setIsWriting] = useState(false)
  const { lead } = page
  const links = textLinks(lead, me)
  return (
    <>
      <div className="lead__answer" role="group" aria-label="Answer">
        {lead.phone && (
          <a
            className="lead__press"
            data-main="true"
            href={links.call}
            onClick={() => void act({ do: 'call', text: '' })}
          >
            Call<span>{lead.phone}</span>
          </a>
        )}
        {lead.email && (
          <button
            type="button"
            className="lead__press"
            data-main={!lead.phone}
            aria-expanded={isWriting}
            onClick={() => setIsWriting(!isWriting)}
          >
            E-mail
          </button>
        )}
        {links.sms && (
          <a className="lead__press" href={links.sms} onClick={() => void act({ do: 'text', text: 'SMS' })}>
            SMS
          </a>
        )}
        {links.whatsApp && (
          <a
            className="lead__press"
            href={links.whatsApp}
            target="_blank"
            rel="noreferrer"
            onClick={() => void act({ do: 'text', text: 'WhatsApp' })}
          >
            WhatsApp
          </a>
        )}
        {lead.respondBy && (
          <button
            type="button"
            className="lead__press"
            disabled={busy}
            onClick={() => void act({ do: 'answered', text: '' }, 'Noted as answered.')}
          >
            Answered already
          </button>
        )}
      </div>
      {isWriting && <AnswerForm page={page} me={me} busy={busy} act={act} close={() => setIsWriting(false)} />}
    </>
  )
}
