'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { CardRules } from '@/src/components/cards/CardRules'
import { Container } from '@/src/components/ui/Container'
import { useInView } from '@/src/components/ui/useInView'
import { viewedStore } from './viewedStore'

const RecentRail = lazy(() => import('./RecentRail').then((module) => ({ default: module.RecentRail })))

interface RecentlyViewedProps {
  rules: CardRules
  /** Id of the car the page is about: it is not shown again. */
  without?: string
}

/** Cars this browser looked at before, signed in or not (ALRT-03). */
export const RecentlyViewed = ({ rules, without }: RecentlyViewedProps) => {
  const viewed = useSyncExternalStore(viewedStore.subscribe, viewedStore.get, viewedStore.getOnServer)
  const ids = viewed.flatMap(({ id }) => (id === without ? [] : [id]))
  const [place, near] = useInView<HTMLDivElement>()
  return (
    <div ref={place}>
      {near && ids.length > 0 && (
        <Suspense>
          <Container>
            <RecentRail ids={ids} rules={rules} />
          </Container>
        </Suspense>
      )}
    </div>
  )
}
