import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '@/scripts/servers/dataDir'

/** Paths and names that a framework may change in any release (docs/decisions/0020-one-plain-app.md). */
const PRIVATE =
  /next\/dist|__next_f|__NEXT|prototype\.(?:toJSON|write|end)|stopImmediatePropagation|history\.state|keptPages|lateScripts|data-late|resolveAlias|@payloadcms\/[a-z-]+\/dist/

test('the sources use only public interfaces of Next, React and Payload', () => {
  const files = globSync(['{src,scripts,blocks,collections,globals,tenants}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'], {
    cwd: projectRoot,
    exclude: (path) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'),
  })
  expect(files.length).toBeGreaterThan(1000)
  const lines = files.flatMap((file) =>
    readFileSync(`${projectRoot}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, at) => (PRIVATE.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(lines).toEqual([])
})
