'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRef } from 'react'
import type { OutboundLinks } from './useOutboundLinks'

const cars = (count: number): string => (count === 1 ? '1 car' : `${count} cars`)

/** One feed: its link to copy, how many cars it has, and why others are not in it. */
export const OutboundLinkRow = ({ link }: { link: OutboundLinks['links'][number] }) => {
  const input = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(link.url)
      toast.success(`Link copied: ${link.label}`)
    } catch {
      // Browsers offer no clipboard on plain http: the address is selected.
      toast.info('The link is selected: copy it with your keyboard.')
    }
  }
  return (
    <li className="outbound__feed">
      <div className="outbound__head">
        <h3>{link.label}</h3>
        <span>{cars(link.cars)}</span>
      </div>
      <div className="outbound__link">
        <input
          ref={input}
          readOnly
          value={link.url}
          aria-label={`Link: ${link.label}`}
          onFocus={(event) => event.target.select()}
        />
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={copy} aria-label={`Copy ${link.label}`}>
          Copy
        </Button>
      </div>
      {link.left_out.length > 0 && (
        <details>
          <summary>{cars(link.left_out.reduce((sum, entry) => sum + entry.cars, 0))} for sale left out</summary>
          <ul>
            {link.left_out.map(({ code, reason, cars: count }) => (
              <li key={code}>
                {cars(count)}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
