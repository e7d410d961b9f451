'use client'

import { useEffect } from 'react'
import { rememberViewed } from '@/src/domain/content/viewedCars'
import type { ViewedCar } from '@/src/domain/content/shopperSchemas'
import { viewedStore } from './viewedStore'

/** Notes in this browser that the car was looked at (ALRT-03). Shows nothing. */
export const RememberViewed = ({ car: { id, stocknum, make, model, body, simple_body } }: { car: ViewedCar }) => {
  useEffect(() => {
    viewedStore.set(rememberViewed(viewedStore.get(), { id, stocknum, make, model, body, simple_body }))
  }, [id, stocknum, make, model, body, simple_body])
  return null
}
