import CacheHandler from '../../../src/services/cache/cacheHandler.ts'

/** A process with the cache handler as Next has it; told what to do by messages. */
type Ask =
  | { do: 'get'; key: string }
  | { do: 'set'; key: string; html: string; tags: string[]; status: number; seconds: number }
  | { do: 'purge'; tags: string[] }

/** What Next hands over for a page: text, bytes, and a map of bytes. */
const page = (html: string, tags: string[], status: number) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(`data of ${html.slice(0, 20)}`),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  headers: { 'x-next-cache-tags': ['_N_T_/layout', ...tags].join(',') },
  status,
})

const isPage = (value: unknown): value is ReturnType<typeof page> =>
  typeof value === 'object' && value !== null && 'html' in value

const answer = async (ask: Ask): Promise<string | null> => {
  const handler = new CacheHandler()
  if (ask.do === 'purge') await handler.revalidateTag(ask.tags)
  if (ask.do === 'set') {
    const { key, html, tags, status, seconds } = ask
    await handler.set(key, page(html, tags, status), { cacheControl: { revalidate: seconds } })
  }
  if (ask.do !== 'get') return 'done'
  const value = (await handler.get(ask.key, {}))?.value
  if (!isPage(value)) return null
  if (!Buffer.isBuffer(value.rscData) || !Buffer.isBuffer(value.segmentData.get('/_tree'))) return 'damaged'
  return value.html
}

process.on('message', ({ id, ask }: { id: number; ask: Ask }) => {
  answer(ask).then(
    (result) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  )
})
