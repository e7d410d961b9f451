import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '@/scripts/lib/dataDir'

const metaSchema = z.object({ headers: z.record(z.string(), z.unknown()).optional() })

/**
 * The cache tags Next kept with a page of the running build; null: it keeps no such page.
 *
 * @param path the internal one, with the tenant's id in front
 */
export const tagsOfPage = (path: string): string[] | null => {
  // Next names a page '/route-cache/APP_PAGE/{build}/$/{path}'.
  const files = globSync(`.next/{server,standalone/.next/server}/**/$/${path}.meta`, { cwd: projectRoot }).map((file) =>
    join(projectRoot, file),
  )
  const newest = files.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0]
  if (newest === undefined) return null
  const tags = metaSchema.parse(JSON.parse(readFileSync(newest, 'utf8'))).headers?.['x-next-cache-tags']
  return typeof tags === 'string' ? tags.split(',').filter((tag) => !tag.startsWith('_N_T_')) : null
}
