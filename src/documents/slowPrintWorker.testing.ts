import { parentPort } from 'node:worker_threads'

/** In place of `printWorker`: never ends and takes no message for 'endless', half a second for 'a while', throws for 'broken'. */
parentPort?.on('message', ({ content: { title } }: { content: { title: string } }) => {
  if (title === 'broken') throw new Error('No such font.')
  while (title === 'endless') Math.random()
  setTimeout(() => parentPort?.postMessage(new TextEncoder().encode(title)), title === 'a while' ? 500 : 0)
})
