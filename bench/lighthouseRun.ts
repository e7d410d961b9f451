import lighthouse from 'lighthouse'
import { z } from 'zod'

/**
 * One Lighthouse run as a phone, in a process of its own. Arguments: address, debugging port of a running Chromium.
 * Prints the scores and what kept a score from being full.
 */
const [url = '', port = ''] = process.argv.slice(2)
const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})

const result = await lighthouse(url, { port: Number(port), output: 'json', logLevel: 'silent', onlyCategories })
const { runtimeError, categories, audits } = reportSchema.parse(result?.lhr)
if (runtimeError) throw new Error(runtimeError.message)
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']
const lost = Object.values(categories).flatMap(({ auditRefs }) =>
  auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
)
process.stdout.write(
  `${JSON.stringify({
    scores: Object.fromEntries(onlyCategories.map((name) => [name, (categories[name]?.score ?? 0) * 100])),
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    ms: Object.fromEntries(metrics.map((name) => [name, audits[name]?.numericValue ?? Number.NaN])),
    lost: [...new Set(lost)],
  })}\n`,
)
process.exit(0)
