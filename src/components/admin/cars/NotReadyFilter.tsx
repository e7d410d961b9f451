'use client'
import { Pill, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import './cars.css'

const LIVE: Where[] = [
  { status: { in: ['in_stock', 'coming_soon'] } },
  { show_on_dealer_website: { not_equals: 'false' } },
]

/**
 * What a car on the website may lack, as filters of the list, so that users see them and can change them. Booleans are
 * avoided: the list leaves `false` out of its address.
 */
const filters: { name: string; or: Where[] }[] = [
  { name: 'No price', or: [{ price: { exists: 'false' } }, { price: { less_than_equal: 10 } }] },
  { name: 'No photo', or: [{ photos_count: { less_than: 1 } }, { photos_count: { exists: 'false' } }] },
  { name: 'No VIN', or: [{ vin: { exists: 'false' } }] },
]

const whereOf = (or: Where[]): Where => ({ or: or.map((one) => ({ and: [...LIVE, one] })) })

/** Over the list of cars: those visitors see although something is missing. */
export const NotReadyFilter = () => {
  const { query, handleWhereChange } = useListQuery()
  const current = JSON.stringify(query.where ?? {})
  const all = { name: 'Not ready', or: filters.flatMap(({ or }) => or) }
  return (
    <div className="not-ready" role="group" aria-label="On the website, though">
      <span>On the website, though:</span>
      {[all, ...filters].map(({ name, or }) => {
        const where = whereOf(or)
        const chosen = current === JSON.stringify(where)
        return (
          <Pill
            key={name}
            size="small"
            pillStyle={chosen ? 'dark' : 'light'}
            aria-checked={chosen}
            onClick={() => void handleWhereChange?.(chosen ? {} : where)}
          >
            {name}
          </Pill>
        )
      })}
    </div>
  )
}
