import { sharedPageStore } from '@/src/services/cache/pageStore'
import { edgeAddresses, emptyEdge } from './pages/varnishClient'

/**
 * After a restore nothing that was kept of pages is true any more: the cache that web processes share, and the edges. A
 * process's own cache is empty when it starts.
 */
const emptyShared = async (): Promise<void> => {
  const store = sharedPageStore()
  if (!store) return
  await store.purge(['*'])
  console.log('The shared cache is empty.')
}

const emptyEdges = async (): Promise<string[]> => {
  const addresses = await edgeAddresses()
  const answers = await Promise.allSettled(addresses.map((edge) => emptyEdge(edge)))
  return addresses.filter((_, n) => answers[n]?.status === 'rejected')
}

const empty = async (): Promise<boolean> => {
  try {
    await emptyShared()
    const away = await emptyEdges()
    for (const edge of away) console.error(`The edge ${edge} does not answer: restart it, and it starts empty.`)
    return away.length === 0
  } catch (error) {
    console.error('The shared cache was not emptied: restart Redis, or run FLUSHDB there.', error)
    return false
  }
}

// The connections of the cache and Payload's own command line would keep it from ending, or end it with 0.
process.exit((await empty()) ? 0 : 1)
