'use client'
import { useEffect, useState } from 'react'
import { z } from '@/src/components/admin/zod'

const answerSchema = z.object({
  docs: z.array(z.object({ id: z.string(), thumbnailURL: z.string().nullish(), url: z.string().nullish() })),
})

type Thumbnails = ReadonlyMap<string, string>

/** One question for all rows of a list, however many ask. */
const asked = new Map<string, Promise<Thumbnails>>()

const read = async (ids: readonly string[]): Promise<Thumbnails> => {
  const where = ids.map((id) => `where[id][in]=${encodeURIComponent(id)}`).join('&')
  const response = await fetch(`/api/media?depth=0&limit=${ids.length}&${where}`, { credentials: 'include' })
  const parsed = answerSchema.safeParse(response.ok ? await response.json() : null)
  const docs = parsed.success ? parsed.data.docs : []
  return new Map(
    docs.flatMap(({ id, thumbnailURL, url }) => {
      const address = thumbnailURL || url
      return address ? [[id, address]] : []
    }),
  )
}

const NONE: Thumbnails = new Map()

/** Addresses of the small pictures of uploads, by id; empty until they are there. `key` is their ids, by commas. */
export const useThumbnails = (key: string): Thumbnails => {
  const [found, setFound] = useState<Thumbnails>(NONE)
  useEffect(() => {
    if (key === '') return
    let gone = false
    const answer = asked.get(key) ?? read(key.split(',')).catch(() => NONE)
    asked.set(key, answer)
    void answer.then((thumbnails) => gone || setFound(thumbnails))
    return () => void (gone = true)
  }, [key])
  return found
}
