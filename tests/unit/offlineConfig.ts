import { vi } from 'vitest'
import { offlineEnv } from '@/src/env'

/** The platform's configuration as Payload has completed it; nothing is connected to. */
export const offlineConfig = async () => {
  for (const [name, value] of Object.entries(offlineEnv)) vi.stubEnv(name, value)
  return (await import('@payload-config')).default
}
