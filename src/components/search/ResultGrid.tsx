'use client'

import { useEffect, useState } from 'react'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { VehicleCardSkeleton } from '@/src/components/cards/VehicleCardSkeleton'
import { cx } from '@/src/components/ui/cx'
import { useSearchContext } from './SearchContext'

/** A search that takes longer than this shows that it is on its way. */
const SLOW_MS = 300
/** Cards whose photo is loaded at once. */
const EAGER = 2

const COLUMNS = {
  3: 'gap-5 xl:grid-cols-3',
  // Four narrow cards: their buttons have less room beside the words.
  4: 'gap-5 xl:grid-cols-3 min-[90rem]:grid-cols-4 min-[90rem]:gap-x-4 min-[90rem]:[&_article_.grid>a]:px-1.5',
}
const SIZES = {
  3: '(min-width: 1344px) 20rem, (min-width: 1280px) 24vw, (min-width: 640px) 45vw, 100vw',
  4: '(min-width: 1440px) 18vw, (min-width: 1280px) 24vw, (min-width: 640px) 45vw, 100vw',
}

const useSlow = (loading: boolean): boolean => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [loading])
  return slow
}

/** The cars found, as cards in three or four columns on large screens (SRP-08, SRP-14). */
export const ResultGrid = () => {
  const { setup, result, status } = useSearchContext()
  const slow = useSlow(status === 'loading')
  return (
    <ul className={cx('grid card-flush:gap-y-9 sm:grid-cols-2', COLUMNS[setup.gridColumns])}>
      {result.hits.map((car, index) => (
        <li key={car.id} className="flex min-w-0 flex-col [&>*]:grow">
          {slow ? (
            <VehicleCardSkeleton />
          ) : (
            <VehicleCard car={car} rules={setup.rules} eager={index < EAGER} sizes={SIZES[setup.gridColumns]} />
          )}
        </li>
      ))}
    </ul>
  )
}
