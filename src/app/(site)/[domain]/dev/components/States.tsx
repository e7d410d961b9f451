import type { ReactNode } from 'react'
import { Section } from '@/src/components/ui/Section'

interface StatesProps {
  title: string
  wide?: boolean
  children: ReactNode
}

/** One component under its heading, its states side by side. */
export const States = ({ title, wide = false, children }: StatesProps) => (
  <Section title={title} above="small" below="small">
    <div className={wide ? 'grid grid-cols-[minmax(0,1fr)] gap-8' : 'grid gap-8 sm:grid-cols-2 lg:grid-cols-3'}>
      {children}
    </div>
  </Section>
)

/** One state with its name in plain words. */
export const State = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p className="mb-3 text-sm font-semibold text-muted">{label}</p>
    {children}
  </div>
)
