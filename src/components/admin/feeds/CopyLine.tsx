'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'

interface CopyLineProps {
  label: string
  text: string
  isSecret?: boolean
}

/** A line to copy: an address, a key, a command. */
export const CopyLine = ({ label, text, isSecret = false }: CopyLineProps) => {
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
