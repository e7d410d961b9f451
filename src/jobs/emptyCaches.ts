import { sharedPageStore } from '@/src/services/cache/pageStore'
import { edgeAddresses, emptyEdge } from './pages/edgeClient'

/**
 * Empties the cache that web processes share, and the edges: after a restore no cached page is valid. A process's own
 * cache is empty when it starts.
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

// Open connections of the cache would keep the process running; Payload's command line would end it with 0.
process.exit((await empty()) ? 0 : 1)
