'use client'

import { useSyncExternalStore } from 'react'
import { cx } from '@/src/components/ui/cx'
import { offersToggle } from '@/src/domain/stock/pricing/offersToggle'
import type { ToggleCar } from './CardToggle'
import { savedStores } from './savedStore'

interface SaveToggleProps {
  kind: 'save' | 'favourite'
  car: ToggleCar
  strict: boolean
  /** Where the saved cars are listed. */
  listPath: string
}

const SHAPES = {
  save: 'm19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z',
  favourite:
    'M19 14c1.49-1.46 3-3.21 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.76 0-3 .5-4.5 2-1.5-1.5-2.74-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4.05 3 5.5l7 7Z',
}
const VERBS = { save: 'Save', favourite: 'Favourite' }

/** Saves a car in this browser, or removes it (SRP-10, ERR-27, ERR-28). */
export const SaveToggle = ({ kind, car, strict, listPath }: SaveToggleProps) => {
  const store = savedStores[kind]
  const saved = useSyncExternalStore(store.subscribe, store.get, store.getOnServer)
  const chosen = saved.some(({ id }) => id === car.id)
  if (!offersToggle(kind, car, { strict, chosen })) return null
  const { title: name } = car
  const toggle = () => void import('./toggleKept').then((code) => code.toggleKept({ kind, car, listPath }))
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={`${VERBS[kind]} ${name}`}
      onClick={toggle}
      className={cx(
        'grid size-10 place-items-center rounded-full bg-canvas/95 shadow-card transition-[color,scale] hover:bg-canvas active:scale-90',
        chosen ? 'text-brand-text' : 'text-fg',
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        fill={chosen ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        className={cx('size-4.75', chosen && 'animate-[pop_260ms_ease-out]')}
      >
        <path d={SHAPES[kind]} />
      </svg>
    </button>
  )
}
