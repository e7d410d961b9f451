import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '../../scripts/servers/processes.ts'

const AWAY_MS = 1000

const kill = async ({ ref, exited }: Running): Promise<void> => {
  process.kill(-ref.pid, 'SIGKILL')
  await exited
}

/** As the launcher and docker compose do it: what ends, by itself or killed, is started again. */
export const supervised = (first: Running, start: () => Promise<Running>) => {
  let running: Running | null = null
  let isOver = false
  const watch = (started: Running): void => {
    running = started
    void started.exited.then(async () => {
      running = null
      await sleep(AWAY_MS)
      for (let tries = 0; !isOver && tries < 20; tries += 1) {
        const again = await start().catch(() => null)
        if (again && isOver) return again.stop()
        if (again) return watch(again)
        await sleep(AWAY_MS)
      }
    })
  }
  watch(first)
  return {
    kill: async (): Promise<void> => void (running && (await kill(running))),
    end: (): void => void (isOver = true),
    stop: async (): Promise<void> => {
      isOver = true
      await running?.stop()
    },
  }
}
