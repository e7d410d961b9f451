'use client'

import dynamic from 'next/dynamic'

/** A video's cover as a section: rendered by the server, its script only on pages that have it. */
export const LazyVideoFace = dynamic(() =>
  import('@/src/components/vehicle/viewers/VideoFace').then(({ VideoFace }) => VideoFace),
)
