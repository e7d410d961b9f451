'use client'

import { sleeping } from '@/src/components/ui/sleeping'

/** The sales count as a section: it begins to count when it is near. */
export const SleepingSalesCount = sleeping(() => import('./SalesCount').then(({ SalesCount }) => SalesCount))
