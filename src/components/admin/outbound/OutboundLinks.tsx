'use client'
import { Banner, Button, toast, useDocumentInfo, useField } from '@payloadcms/ui'
import { useState } from 'react'
import { OutboundLinkRow } from './OutboundLinkRow'
import './outbound.css'
import { useOutboundLinks } from './useOutboundLinks'

/** Makes every link useless, after a second click. */
const WithdrawLinks = ({ onWithdraw }: { onWithdraw: () => Promise<void> }) => {
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

/** The signed links of a dealership's outbound feeds, to copy and to withdraw (FEED-09). */
export const OutboundLinks = () => {
  const { id } = useDocumentInfo()
  const { setValue } = useField<number>({ path: 'outboundLinkVersion' })
  const { state, withdraw } = useOutboundLinks(id === undefined ? undefined : String(id))

  if (id === undefined) return <p className="outbound__intro">Links appear once the dealership is saved.</p>
  if (state.kind === 'loading') return <p className="outbound__intro">Reading the links…</p>
  if (state.kind === 'failed') return <Banner type="error">{state.message}</Banner>
  const { version, links } = state.answer
  return (
    <div className="field-type outbound" id="field-outboundLinks">
      <p className="outbound__intro">
        Give each receiver its link. Whoever has a link can read that feed: cars in stock that are shown on the site and
        not reserved. Receivers may fetch as often as they like.
      </p>
      <ul className="outbound__list">
        {links.map((link) => (
          <OutboundLinkRow key={link.format} link={link} />
        ))}
      </ul>
      <WithdrawLinks
        onWithdraw={async () => {
          const done = await withdraw(version)
          // The open form would otherwise send the old version with its next save.
          if (done) setValue(version + 1, true)
          if (done) toast.success('The earlier links no longer work. Give receivers the new ones.')
          else toast.error('The links could not be withdrawn. Please try again.')
        }}
      />
    </div>
  )
}
