'use client'

import { sleeping } from '@/src/components/ui/sleeping'

/** A video's face as a section: a link to the video until it is near. */
export const SleepingVideo = sleeping(() =>
  import('@/src/components/vehicle/gallery/VideoFace').then(({ VideoFace }) => VideoFace),
)
