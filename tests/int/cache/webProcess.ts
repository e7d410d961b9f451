import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv, type Variables } from '../../../scripts/servers/processes.ts'
import { offlineEnv } from '../../../src/env.ts'

export interface WebProcess {
  /** The page's HTML; null: it has to be made. */
  get: (key: string) => Promise<string | null>
  set: (key: string, html: string, tags: string[], more?: { status?: number; seconds?: number }) => Promise<void>
  /** Asks for a page and makes it when it is not there. */
  visit: (key: string, html: string, tags: string[]) => Promise<string>
  purge: (...tags: string[]) => Promise<void>
  kill: () => Promise<void>
}

/** A process of the app's cache handler in a folder of its own, of the build that is named. */
export const webProcess = async (folder: string, env: Variables, build = 'build-1'): Promise<WebProcess> => {
  mkdirSync(join(folder, '.next'), { recursive: true })
  writeFileSync(join(folder, '.next/BUILD_ID'), build)
  const child = fork(join(import.meta.dirname, 'webProcess.child.ts'), [], {
    cwd: folder,
    env: childEnv({ ...offlineEnv, DATA_DIR: join(folder, 'data'), ...env }),
    execPath: join(import.meta.dirname, '../../../node_modules/.bin/node'),
    execArgv: [],
  })
  await once(child, 'spawn')
  let asked = 0
  const ask = (message: object): Promise<string | null> =>
    new Promise((resolve, reject) => {
      const id = (asked += 1)
      const take = (answer: { id: number; result?: string | null; error?: string }): void => {
        if (answer.id !== id) return
        child.off('message', take)
        if (answer.error) reject(new Error(answer.error))
        else resolve(answer.result ?? null)
      }
      child.on('message', take)
      child.send({ id, ask: message })
    })
  const get: WebProcess['get'] = (key) => ask({ do: 'get', key })
  const set: WebProcess['set'] = async (key, html, tags, { status = 200, seconds = 3600 } = {}) =>
    void (await ask({ do: 'set', key, html, tags, status, seconds }))
  return {
    get,
    set,
    visit: async (key, html, tags) => {
      const kept = await get(key)
      if (kept === null) await set(key, html, tags)
      return kept ?? html
    },
    purge: async (...tags) => void (await ask({ do: 'purge', tags })),
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
