'use client'

import { useSavedCars } from '@/src/components/shopper/account/useSavedCars'
import { cx } from '@/src/components/ui/cx'
import { offersToggle } from '@/src/domain/stock/pricing/offersToggle'
import type { ToggleCar } from './CardToggle'

interface SaveToggleProps {
  kind: 'save' | 'favourite'
  car: ToggleCar
  strict: boolean
  /** Where the saved cars are listed. */
  listPath: string
  /** Saving asks for a sign-in (WAT-01). */
  needsSignIn: boolean
}

const SHAPES = {
  save: 'm19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z',
  favourite:
    'M19 14c1.49-1.46 3-3.21 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.76 0-3 .5-4.5 2-1.5-1.5-2.74-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4.05 3 5.5l7 7Z',
}
const VERBS = { save: 'Save', favourite: 'Favourite' }

/** Saves a car in the account or on this device, or removes it (SRP-10, ERR-27, ERR-28); busy while the server is told (WAT-03). */
export const SaveToggle = ({ kind, car, strict, listPath, needsSignIn }: SaveToggleProps) => {
  const { cars, busy } = useSavedCars(kind)
  const chosen = cars.some(({ id }) => id === car.id)
  const isBusy = busy.has(car.id)
  if (!offersToggle(kind, car, { strict, chosen })) return null
  const { title: name } = car
  const toggle = () => void import('./toggleKept').then((code) => code.toggleKept({ kind, car, listPath, needsSignIn }))
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-busy={isBusy}
      aria-label={`${VERBS[kind]} ${name}`}
      onClick={toggle}
      className={cx(
        'grid size-10 place-items-center rounded-full bg-canvas/95 shadow-card transition-[color,scale] hover:bg-canvas active:scale-90',
        chosen ? 'text-brand-text' : 'text-fg',
        isBusy && 'animate-pulse motion-reduce:animate-none',
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
