'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'

/** Makes every link useless, after a second click. */
export const WithdrawLinks = ({ onWithdraw }: { onWithdraw: () => Promise<void> }) => {
  const [step, setStep] = useState<'idle' | 'asking' | 'working'>('idle')
  if (step === 'idle') {
    return (
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setStep('asking')}>
        Make new links
      </Button>
    )
  }
  const withdraw = async (): Promise<void> => {
    setStep('working')
    await onWithdraw()
    setStep('idle')
  }
  return (
    <div className="outbound__confirm" role="group" aria-label="Make new links">
      <p>All four links stop working at once. Every receiver needs its new link.</p>
      <Button buttonStyle="primary" size="medium" margin={false} disabled={step === 'working'} onClick={withdraw}>
        Withdraw the old links
      </Button>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setStep('idle')}>
        Keep them
      </Button>
    </div>
  )
}
