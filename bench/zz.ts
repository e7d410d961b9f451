import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
const { renderBrochure, startBrochurePool, brochureContentFixture } = await import(process.cwd() + '/bench/zzbundle.mjs')
const ph = (n: string, w: number) => sharp(`public/studio/suv/blue/${n}.webp`).resize({ width: w }).jpeg({ quality: 86 }).toBuffer()
const photos = [await ph('hero', 1240), await ph('front', 400), await ph('side', 400), await ph('rear', 400)]
const content = brochureContentFixture({ sections: [
    { title: 'About this car', kind: 'text', text: 'One owner, every service with us, two keys. '.repeat(20) },
    { title: 'Specifications', kind: 'rows', rows: Array.from({ length: 16 }, (_, at) => ({ label: `Engine power ${at}`, value: '140 kW' })) },
    { title: 'Features', kind: 'list', items: Array.from({ length: 24 }, (_, at) => `Head-up display ${at}`) },
    { title: 'Please note', kind: 'text', text: 'Please confirm price and features with us before you buy. '.repeat(4) },
] })
const job = { content, images: { logo: null, photos } }
const q = (v: number[], s: number) => [...v].sort((a, b) => a - b)[Math.floor(v.length * s)]!.toFixed(0)
const measure = async (name: string, make: () => Promise<unknown>) => {
  const run = async (visitors: number, count: number) => { const t: number[] = []; let left = count; await Promise.all(Array.from({ length: visitors }, async () => { while (left-- > 0) { const s = performance.now(); await make(); t.push(performance.now() - s) } })); return t }
  await run(10, Number(process.env.WARM ?? 80))
  const one = await run(1, Number(process.env.ONE ?? 40))
  const h = monitorEventLoopDelay({ resolution: 1 }); h.enable()
  const cpu = process.cpuUsage()
  const ten = await run(10, Number(process.env.TEN ?? 200)); h.disable()
  const { user, system } = process.cpuUsage(cpu)
  console.log(name, 'alone p50/p95', q(one, .5), q(one, .95), '| 10 at once p50/p95', q(ten, .5), q(ten, .95), '| loop delay p50/p99 ms', (h.percentile(50) / 1e6).toFixed(0), (h.percentile(99) / 1e6).toFixed(0), '| cpu each', ((user + system) / (1e3 * Number(process.env.TEN ?? 200))).toFixed(0), 'rss', (process.memoryUsage.rss() / 1e6).toFixed(0))
}
const which = process.argv[2]; if (which === 'cpu') { for (let i = 0; i < 40; i++) await renderBrochure(job); const t: number[] = []; for (let i = 0; i < 60; i++) { const c = process.cpuUsage(); await renderBrochure(job); const d = process.cpuUsage(c); t.push((d.user + d.system) / 1000) } console.log('EP', process.env.EP, 'DY', process.env.DY, 'cpu ms p25/p50', q(t, .25), q(t, .5)); process.exit() }
if (which === 'in') await measure('in process', () => renderBrochure(job))
else { const pool = startBrochurePool({ threads: Number(which), queue: 40, timeMs: 60000 }, () => new Worker(new URL('./zzworker.mjs', import.meta.url))); await measure(which + ' threads', () => pool.render(job)); await pool.stop() }
