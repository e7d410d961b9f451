'use client'

import { Bookmark, Heart, X } from 'lucide-react'
import type { CardRules } from '@/src/components/cards/CardRules'
import { savedInBrowser } from '@/src/components/cards/savedInBrowser'
import { SavedMark } from '@/src/components/shopper/account/SavedMark'
import { changeWatchlist } from '@/src/components/shopper/account/changeWatchlist'
import { useSavedCars } from '@/src/components/shopper/account/useSavedCars'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { VehicleCardSkeleton } from '@/src/components/cards/VehicleCardSkeleton'
import { EmptyNote } from '@/src/components/page/EmptyNote'
import { IconButton } from '@/src/components/ui/IconButton'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { useShownCars } from './useShownCars'
import { carTitle } from '@/src/domain/stock/car/carTitle'

interface SavedListProps {
  kind: 'save' | 'favourite'
  rules: CardRules
}

const GRID = 'grid gap-5 card-flush:gap-y-9 sm:grid-cols-2 xl:grid-cols-4'
const SIZES = '(min-width: 1280px) 20rem, (min-width: 640px) 45vw, 100vw'
const WORDS = {
  save: { icon: Bookmark, title: 'Nothing saved yet', text: 'Tap the bookmark on a car and it waits here for you.' },
  favourite: { icon: Heart, title: 'No favourites yet', text: 'Tap the heart on a car and it waits here for you.' },
} as const

interface GoneCarsProps {
  cars: { id: string; name: string; make: string; model: string }[]
  onRemove: (id: string) => void
}

/** Saved cars the site no longer shows. */
const GoneCars = ({ cars, onRemove }: GoneCarsProps) =>
  cars.length > 0 && (
    <section aria-labelledby="gone-cars" className="mt-12 max-w-2xl">
      <h2 id="gone-cars" className="text-subheading">
        No longer for sale
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {cars.map(({ id, name, make, model }) => {
          const title = name || carTitle({ make, model })
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-1.5">
              <span className="min-w-0 truncate text-muted">{title}</span>
              <IconButton icon={<X />} label={`Remove ${title}`} onClick={() => onRemove(id)} />
            </li>
          )
        })}
      </ul>
    </section>
  )

/** The saved cars with today's data; those no longer on the site by name only (SRP-10, ENT-14). */
export const SavedList = ({ kind, rules }: SavedListProps) => {
  const store = savedInBrowser[kind]
  const { cars: saved, account } = useSavedCars(kind)
  const { cars, state } = useShownCars(saved.map(({ id }) => id))
  if (state === 'failed')
    return (
      <p role="alert" className="text-lead text-muted">
        Your cars could not be fetched just now. They are still kept: please try again in a moment.
      </p>
    )
  if (!cars)
    return (
      <div className={GRID} aria-busy>
        {[1, 2, 3, 4].map((at) => (
          <VehicleCardSkeleton key={at} />
        ))}
      </div>
    )
  if (saved.length === 0) return <EmptyNote {...WORDS[kind]} action={{ label: 'See our stock', href: STOCK_PATH }} />
  const remove = (id: string) => {
    const car = account?.cars.find((entry) => entry.id === id)
    if (account && car) void changeWatchlist('remove', account.phone, { ...car, primary_image_url: null })
    else store.set(store.get().filter((entry) => entry.id !== id))
  }
  const kept = cars.filter(({ id }) => saved.some((entry) => entry.id === id))
  const gone = saved.filter(({ id }) => !cars.some((car) => car.id === id))
  return (
    <>
      {kept.length > 0 && (
        <ul className={GRID}>
          {kept.map((car) => (
            <li key={car.id} className="flex min-w-0 flex-col gap-2 [&>*:first-child]:grow">
              <VehicleCard car={car} rules={rules} sizes={SIZES} headingLevel={2} />
              <SavedMark entry={account?.cars.find(({ id }) => id === car.id)} car={car} />
            </li>
          ))}
        </ul>
      )}
      <GoneCars cars={gone} onRemove={remove} />
    </>
  )
}
