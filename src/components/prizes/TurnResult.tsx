'use client'

import { useEffect, useRef } from 'react'
import { Badge } from '@/src/components/ui/Badge'
import { Button } from '@/src/components/ui/Button'
import { turnLabels, type TurnState } from '@/src/domain/prizes/turnForm'

interface TurnResultProps {
  prize: string
  what: string
  /** '': nothing was won. */
  code: string
  state: TurnState
  email: string
  /** The last day to collect it, in words; null: none. */
  collectBy: string | null
  /** The turn has just been taken: the answer appears when the wheel has come to rest. */
  isNew: boolean
}

/** What a turn has won. Focus moves here after a turn, so that it is read out. */
export const TurnResult = ({ prize, what, code, state, email, collectBy, isNew }: TurnResultProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true })
  }, [isNew])
  const isWon = code !== ''
  return (
    <div role="status" className={isNew ? 'prize-wheel-answer' : undefined}>
      <p className="text-eyebrow font-semibold uppercase text-brand-text">{isWon ? 'You won' : 'Your turn'}</p>
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-title outline-none">
        {prize}
      </h2>
      <p className="mt-3 text-lead text-muted">{what}</p>
      {isWon && (
        <div className="mt-6 rounded-xl border-2 border-dashed border-line bg-surface p-6 text-center">
          <p className="text-sm text-muted">Your code</p>
          <p className="tabular mt-1 font-mono text-3xl font-bold tracking-widest">{code}</p>
          <p className="mt-3">
            <Badge tone={state === 'won' ? 'success' : 'neutral'}>{turnLabels[state]}</Badge>
          </p>
        </div>
      )}
      <p className="mt-5 text-sm text-muted">
        {isWon
          ? `Show it to our staff${collectBy ? ` by ${collectBy}` : ''}. We have sent it to ${email} as well.`
          : 'Thank you for playing. There is one turn for each person.'}
      </p>
      <div className="mt-6">
        <Button href="/" variant="outline">
          Back to the website
        </Button>
      </div>
    </div>
  )
}
