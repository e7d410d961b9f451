'use client'

import type { CardRules } from '@/src/components/cards/CardRules'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { VehicleCardSkeleton } from '@/src/components/cards/VehicleCardSkeleton'
import { Carousel } from '@/src/components/ui/Carousel'
import { useShownCars } from './useShownCars'
import { viewedStore } from './viewedStore'

interface RecentRailProps {
  ids: string[]
  rules: CardRules
}

const SIZES = '(min-width: 1280px) 20rem, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 86vw'
const SKELETONS = 4

/** Recently viewed cars that are still on this site; the others are left out without a note. */
export const RecentRail = ({ ids, rules }: RecentRailProps) => {
  const { cars, state } = useShownCars(ids)
  if (state === 'failed' || cars?.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="border-t border-line pb-section pt-10">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="recently-viewed" className="text-subheading">
          Recently viewed
        </h2>
        <button
          type="button"
          onClick={() => viewedStore.set([])}
          className="min-h-9 text-sm font-semibold text-muted underline decoration-current/30 underline-offset-4 hover:text-fg"
        >
          Clear
        </button>
      </div>
      <Carousel label="Recently viewed">
        {cars
          ? cars.map((car) => <VehicleCard key={car.id} car={car} rules={rules} sizes={SIZES} />)
          : ids.slice(0, SKELETONS).map((id) => <VehicleCardSkeleton key={id} />)}
      </Carousel>
    </section>
  )
}
