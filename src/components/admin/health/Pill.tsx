import type { ReactNode } from 'react'

export type PillTone = 'good' | 'late' | 'bad' | 'quiet'

/** A state in one word, with a colour that is never the only sign of it. */
export const Pill = ({ tone, children }: { tone: PillTone; children: ReactNode }) => (
  <span className={`stock-health__pill stock-health__pill--${tone}`}>{children}</span>
)
