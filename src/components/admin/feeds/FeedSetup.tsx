'use client'
import { Button, toast, useDocumentInfo, useField } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from '@/src/components/admin/zod'
import './clients.css'
import './feeds.css'

const answerSchema = z.object({ doc: z.object({ key: z.string(), keyHint: z.string() }) })

interface CopyLineProps {
  label: string
  text: string
  isSecret?: boolean
}

/** A line to copy: an address, a key, a command. */
const CopyLine = ({ label, text, isSecret = false }: CopyLineProps) => {
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className="copy-line" data-secret={isSecret}>
      <p>{label}</p>
      <code tabIndex={0}>{text}</code>
      <Button buttonStyle="secondary" size="small" margin={false} aria-label={`Copy: ${label}`} onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}

/** What the sender's engineer needs: the address, the key (shown once, right after it is made) and a line to try (FEED-02). */
export const FeedSetup = () => {
  const { id } = useDocumentInfo()
  const { value: hint, setValue: setHint } = useField<string>({ path: 'keyHint' })
  const [key, setKey] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  if (id === undefined) {
    return <p className="feeds-empty">Save the feed first: its address and key appear here.</p>
  }
  const address = `${window.location.origin}/api/feeds/${id}/import`
  const makeKey = async (): Promise<void> => {
    setAsking(false)
    const response = await fetch(`/api/feed-clients/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rotateKey: true }),
    }).catch(() => null)
    const answer = answerSchema.safeParse(response?.ok ? await response.json().catch(() => null) : null)
    if (!answer.success) return void toast.error('No key was made. Try again.')
    setKey(answer.data.doc.key)
    setHint(answer.data.doc.keyHint, true)
  }
  return (
    <section className="feeds feed-setup" aria-label="For the sender">
      <h3>For the sender</h3>
      <CopyLine label="Address" text={address} />
      {key ? (
        <CopyLine label="Key: copy it now, it is shown this once" text={key} isSecret />
      ) : (
        <div className="feed-setup__key">
          <p>
            Key <span className="feeds-code">{hint ?? 'none yet'}</span>
          </p>
          {asking ? (
            <p className="feed-setup__ask">
              The old key stops at once.{' '}
              <Button buttonStyle="primary" size="small" margin={false} onClick={() => void makeKey()}>
                Make the new key
              </Button>
              <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setAsking(false)}>
                Keep the old one
              </Button>
            </p>
          ) : (
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setAsking(true)}>
              Make a new key
            </Button>
          )}
        </div>
      )}
      <CopyLine
        label="Send a file"
        text={`curl --data-binary @stock.csv -H 'Authorization: Feed-Key ${key ?? 'fk_…'}' '${address}?fileName=stock.csv'`}
      />
      <p className="feeds-hint">
        Add <code>&amp;dryRun=1</code> to see what a file would do without storing anything. CSV, JSON, NDJSON and XML
        are recognised by themselves.
      </p>
    </section>
  )
}
