'use client'

import { useEffect, useState } from 'react'

interface Frames {
  /** Frames that have come or failed, of all. */
  settled: number
  failed: ReadonlySet<number>
  /** Width to height, of the first that came. */
  ratio: number | null
}

/** Fetches every frame of a spin before it moves (GAL-13, GAL-20). */
export const useFrames = (addresses: readonly string[]): Frames => {
  const [frames, setFrames] = useState<Frames>({ settled: 0, failed: new Set(), ratio: null })
  useEffect(() => {
    let gone = false
    const images = addresses.map((address, at) => {
      const image = new Image()
      const settle = (came: boolean) => {
        if (gone) return
        setFrames(({ settled, failed, ratio }) => ({
          settled: settled + 1,
          failed: came ? failed : new Set([...failed, at]),
          ratio: ratio ?? (came && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : null),
        }))
      }
      image.fetchPriority = at === 0 ? 'auto' : 'low'
      image.src = address
      // Decoded, not only loaded: the first turn must not stutter.
      image.decode().then(
        () => settle(true),
        () => settle(image.complete && image.naturalWidth > 0),
      )
      return image
    })
    return () => {
      gone = true
      for (const image of images) if (!image.complete) image.src = ''
    }
  }, [addresses])
  return frames
}
