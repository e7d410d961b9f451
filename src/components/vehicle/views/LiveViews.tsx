'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ViewedCar } from '@/src/domain/shopper/shopperSchemas'

export interface LookedAt {
  slug: string
  photosCount: number
  updatedAt: number
  websiteId: string
  viewed: ViewedCar
}

export interface LookAnswer {
  views: number
  /** The page shows an older state of the car. */
  outdated: boolean
}

/**
 * Records the view: in this browser, and on the server, which counts it and reports whether the page is out of date.
 */
export const LiveViews = ({ views, ...looked }: LookedAt & { views: number }) => {
  const router = useRouter()
  const [count, setCount] = useState(views)
  const { slug, updatedAt } = looked
  const look = useEffectEvent(() => looked)
  const take = useEffectEvent((answer: LookAnswer | null) => {
    if (!answer) return
    setCount(answer.views)
    if (answer.outdated) router.refresh()
  })
  useEffect(() => {
    const note = async () => {
      const { trackView } = await import('./trackView')
      take(await trackView(look()))
    }
    void note()
  }, [slug, updatedAt])
  return <span className="tabular">{count === 1 ? '1 view' : `${count.toLocaleString('en-AU')} views`}</span>
}
