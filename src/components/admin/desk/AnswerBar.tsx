'use client'
import { useState } from 'react'
import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'
import { AnswerForm } from './AnswerForm'
import { textLinks } from './textLinks'
import type { Act } from './useLead'

interface AnswerBarProps {
  page: LeadPageData
  me: string
  busy: boolean
  act: Act
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
