'use client'

import { sleeping } from '@/src/components/ui/sleeping'

/** The price slider of content pages: a form with two fields until it is near. */
export const SleepingPriceForm = sleeping(() =>
  import('./PriceSliderForm').then(({ PriceSliderForm }) => PriceSliderForm),
)
