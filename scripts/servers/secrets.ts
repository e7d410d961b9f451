import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Problem } from '../lib/Problem.ts'

const secretsSchema = z.object({
  PAYLOAD_SECRET: z.string().min(16),
  INTERNAL_SECRET: z.string().min(16),
  MEILISEARCH_MASTER_KEY: z.string().min(16),
  POSTGRES_PASSWORD: z.string().min(16),
})

export type Secrets = z.output<typeof secretsSchema>

const generate = (): Secrets => {
  const one = () => randomBytes(24).toString('hex')
  return {
    PAYLOAD_SECRET: one(),
    INTERNAL_SECRET: one(),
    MEILISEARCH_MASTER_KEY: one(),
    POSTGRES_PASSWORD: one(),
  }
}

/** Generated once and kept readable by this user only: losing them would sign everybody out and lock the database. */
export const localSecrets = (dataDir: string): Secrets => {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    const secrets = generate()
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
    return secrets
  }
  try {
    chmodSync(file, 0o600)
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Problem(
      `${file} is damaged: it must hold the four generated secrets of this installation.`,
      `Restore it from a backup, or start over with empty data:   mv ${dataDir} ${dataDir}.old`,
    )
  }
}
