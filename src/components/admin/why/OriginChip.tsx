'use client'
import type { Origin } from '@/tenants/resolveSettings'

const labels: Record<Origin, string> = {
  platform: 'Platform default',
  operator: 'Platform settings',
  template: 'Template',
  lender: 'Lender',
  dealership: 'This dealership',
}

/** The layer that decided a value (CMS-03). */
export const OriginChip = ({ origin }: { origin: Origin }) => (
  <span className={`why__chip why__chip--${origin}`}>{labels[origin]}</span>
)
