'use client'

import { Phone } from 'lucide-react'
import { type FormEvent, use, useState } from 'react'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { ShownNumber } from '@/src/components/ui/PhoneLink'
import type { HiddenPhone } from '@/src/domain/locations/hiddenPhone'
import { phoneHref } from '@/src/domain/site/paths'
import type { RevealCall, RevealedPhone } from './revealPhone'

interface PhoneRevealProps {
  hidden: HiddenPhone
  call: RevealCall
}

/** The first characters of a number until it is revealed; without JavaScript by a form (VDP-23..25). */
export const PhoneReveal = ({ hidden, call }: PhoneRevealProps) => {
  const [phone, setPhone] = useState<RevealedPhone | null>(null)
  const shownAs = use(ShownNumber)
  const look = buttonClasses({ variant: 'outline', block: true })
  const reveal = async (event: FormEvent) => {
    event.preventDefault()
    const code = await import('./revealPhone')
    setPhone(await code.revealPhone(call, hidden))
  }
  return (
    <form action="/api/reveal-phone" method="post" onSubmit={(event) => void reveal(event)} aria-live="polite">
      {phone ? (
        <a href={phoneHref(shownAs(phone.text))} ref={(link) => link?.focus()} className={look}>
          <Phone className="size-4" />
          {shownAs(phone.text)}
        </a>
      ) : (
        <>
          {Object.entries(call).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={look}>
            <Phone className="size-4" />
            <span className="tabular">{hidden.masked}</span>
            <span className="text-brand-text">Show number</span>
          </button>
        </>
      )}
    </form>
  )
}
