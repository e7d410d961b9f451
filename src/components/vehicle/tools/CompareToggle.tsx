'use client'

import { CircleCheck, Scale } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { compareStore } from '@/src/components/compare/compareStore'
import { cx } from '@/src/components/ui/cx'

interface CompareToggleProps {
  carId: string
  name: string
  /** 'icon' in a card's corner, 'text' among other actions. */
  look?: 'icon' | 'text'
  className?: string
}

/** Puts a car on the compare list of this browser, or takes it off (WAT-11, WAT-13). */
export const CompareToggle = ({ carId, name, look = 'icon', className }: CompareToggleProps) => {
  const ids = useSyncExternalStore(compareStore.subscribe, compareStore.get, compareStore.getOnServer)
  const chosen = ids.includes(carId)
  const Icon = chosen ? CircleCheck : Scale
  const toggle = () =>
    void import('@/src/components/compare/toggleCompare').then((code) => code.toggleCompare(carId, name))
  const shape =
    look === 'icon'
      ? 'size-10 rounded-full bg-canvas/95 text-fg shadow-card hover:bg-canvas'
      : 'h-11 gap-2 rounded-control px-3 text-sm font-semibold hover:bg-fg/6'
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={look === 'icon' ? `Compare ${name}` : undefined}
      onClick={toggle}
      className={cx(
        'relative z-10 inline-flex items-center justify-center transition-colors',
        shape,
        chosen && 'text-brand-text',
        className,
      )}
    >
      <Icon className="size-4.5" />
      {look === 'text' && (chosen ? 'Comparing' : 'Compare')}
    </button>
  )
}
