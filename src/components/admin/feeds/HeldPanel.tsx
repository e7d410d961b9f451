'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from '@/src/components/admin/zod'
import { heldInWords } from './runs/runInWords'
import type { FeedRun } from './runs/runSchema'

interface HeldPanelProps {
  run: FeedRun
  clientId: string
  onDecided: () => void
}

const problem = z.object({ error: z.object({ message: z.string() }) })

/** A run held because it would remove too much stock: its effect, and buttons to approve or refuse it (FEED-03). */
export const HeldPanel = ({ run, clientId, onDecided }: HeldPanelProps) => {
  const [busy, setBusy] = useState<'approve' | 'refuse' | null>(null)
  const decide = async (word: 'approve' | 'refuse'): Promise<void> => {
    setBusy(word)
    const response = await fetch(`/api/feeds/${clientId}/runs/${run.id}/${word}`, { method: 'POST' }).catch(() => null)
    setBusy(null)
    if (response?.ok) {
      toast.success(word === 'approve' ? 'Approved: the missing cars are off the site.' : 'Refused: all cars stay.')
    } else {
      const said = problem.safeParse(await response?.json().catch(() => null))
      toast.error(said.success ? said.data.error.message : 'That did not work. Try again.')
    }
    onDecided()
  }
  return (
    <section className="run-held" aria-label="Decision" data-testid="held">
      <h3>{heldInWords(run)}</h3>
      <p>{run.message}</p>
      <p>
        Nothing has left the site yet; new and changed cars of this file are stored already. Approve if these cars are
        really gone. Refuse if the file is incomplete, and ask for a whole one.
      </p>
      <div className="run-held__buttons">
        <Button buttonStyle="primary" disabled={busy !== null} onClick={() => void decide('refuse')}>
          Refuse: keep all cars
        </Button>
        <Button buttonStyle="secondary" disabled={busy !== null} onClick={() => void decide('approve')}>
          {busy === 'approve' ? 'Taking them off …' : 'Approve: take them off'}
        </Button>
      </div>
    </section>
  )
}
