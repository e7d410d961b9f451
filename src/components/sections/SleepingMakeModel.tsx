'use client'

import { sleeping } from '@/src/components/ui/sleeping'

/** Make and model of a search form, which follow each other once somebody chooses. */
export const SleepingMakeModel = sleeping(
  () => import('./MakeModelFields').then(({ MakeModelFields }) => MakeModelFields),
  { near: false },
)
