import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Answers, answersSchema, NO_ANSWERS } from '@/src/domain/finance/application/answers'
import { env } from '@/src/env'
import { privateCipher } from '../auth/privateCipher'
import { selectRows } from '../sql/selectRows'

/** The cipher of this installation's private data. */
export const cipherOf = (req: PayloadRequest) =>
  privateCipher({ keys: env().PRIVATE_DATA_KEYS, secret: req.payload.secret })

const contextOf = (application: string): string => `finance answers ${application}`

const stored = z.object({ sealed: z.instanceof(Uint8Array) })

/** An application's answers; none where nothing was saved, or all is deleted. */
export const answersOf = async (req: PayloadRequest, application: string): Promise<Answers> => {
  const [row] = await selectRows(
    req,
    sql`SELECT sealed FROM finance_answers WHERE application_id = ${application}::uuid`,
  )
  if (!row) return NO_ANSWERS
  const opened = cipherOf(req).open(contextOf(application), stored.parse(row).sealed)
  return answersSchema.parse(JSON.parse(opened.toString('utf8')))
}

/** Stores answers, sealed with the row they belong to. */
export const writeAnswers = async (req: PayloadRequest, application: string, answers: Answers): Promise<void> => {
  const sealed = cipherOf(req).seal(contextOf(application), Buffer.from(JSON.stringify(answers)))
  await selectRows(
    req,
    sql`INSERT INTO finance_answers (application_id, sealed) VALUES (${application}::uuid, ${sealed})
        ON CONFLICT (application_id) DO UPDATE SET sealed = EXCLUDED.sealed, updated_at = now()`,
  )
}
