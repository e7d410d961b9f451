import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { z } from 'zod'

/** What the page cache writes to disk of a page (src/services/cache/localStore.ts). */
const storedSchema = z.object({
  tags: z.array(z.string()),
  entry: z.object({ value: z.object({ html: z.string() }) }),
})

const PATH_TAG = '_N_T_/'

/**
 * The cache tags of every page the web process has stored, by internal path with the tenant's id in front. Next's own
 * tags, which name the path and its routes, are left out.
 */
export const storedTags = (dataDir: string): Map<string, string[]> => {
  const pages = new Map<string, string[]>()
  for (const file of globSync('cache/*/*', { cwd: dataDir })) {
    const stored = storedSchema.safeParse(deserialize(readFileSync(join(dataDir, file))))
    if (!stored.success) continue
    const { tags } = stored.data
    const own = tags.filter((tag) => !tag.startsWith('_N_T_'))
    for (const tag of tags) if (tag.startsWith(PATH_TAG)) pages.set(tag.slice(PATH_TAG.length).replace(/\/$/, ''), own)
  }
  return pages
}
