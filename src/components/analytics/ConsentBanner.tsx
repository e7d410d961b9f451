'use client'

import Link from 'next/link'
import { Container } from '@/src/components/ui/Container'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import type { ConsentChoice, ConsentRule } from '@/src/domain/analytics/consent'
import { CONSENT_ANCHOR } from './storedConsent'

const words = {
  opt_in: {
    text: 'May we measure how this website is used, and which advertisement led you here?',
    granted: 'Allow',
    denied: 'No, thanks',
  },
  opt_out: {
    text: 'We measure how this website is used, and which advertisement led you here.',
    granted: 'All right',
    denied: 'Switch off',
  },
}

/**
 * Asks for consent above the page, where it covers nothing and moves nothing: the head's script has said before the first
 * paint whether it is shown. The footer's link leads back to it.
 */
export const ConsentBanner = ({ rule }: { rule: Exclude<ConsentRule, 'none'> }) => {
  const { text, ...labels } = words[rule]
  const choose = (choice: ConsentChoice) => void import('./chooseConsent').then((code) => code.chooseConsent(choice))
  return (
    <aside
      id={CONSENT_ANCHOR}
      aria-label="Privacy choices"
      className="hidden border-b border-line bg-surface text-fg target:block [[data-consent=ask]_&]:block"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 text-sm">
        <p>
          {text}{' '}
          <Link href="/privacy-policy" prefetch={false} className="underline underline-offset-4">
            Privacy policy
          </Link>
        </p>
        <div className="flex gap-2">
          {(['granted', 'denied'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              onClick={() => choose(choice)}
              className={buttonClasses({ variant: 'outline', size: 'sm' })}
            >
              {labels[choice]}
            </button>
          ))}
        </div>
      </Container>
    </aside>
  )
}
