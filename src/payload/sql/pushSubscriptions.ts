import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { PushSubscription } from '@/src/domain/shopper/push/pushSubscription'
import { selectRows } from './selectRows'

/** Keeps where a session's browser takes messages. A browser has one place: what another session of it had goes. */
export const savePush = async (
  req: PayloadRequest,
  session: string,
  { endpoint, keys: { p256dh, auth } }: PushSubscription,
): Promise<void> => {
  await selectRows(
    req,
    sql`DELETE FROM push_subscriptions WHERE endpoint = ${endpoint} AND session_id <> ${session}::uuid`,
  )
  await selectRows(
    req,
    sql`INSERT INTO push_subscriptions (session_id, endpoint, p256dh, auth) VALUES (${session}::uuid, ${endpoint}, ${p256dh}, ${auth})
        ON CONFLICT (session_id) DO UPDATE SET endpoint = EXCLUDED.endpoint, p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth`,
  )
}

/** Ends the messages of a session's browser. */
export const deletePush = async (req: PayloadRequest, session: string): Promise<void> => {
  await selectRows(req, sql`DELETE FROM push_subscriptions WHERE session_id = ${session}::uuid`)
}

/** Whether a session's browser takes messages. */
export const hasPush = async (req: PayloadRequest, session: string): Promise<boolean> =>
  (await selectRows(req, sql`SELECT FROM push_subscriptions WHERE session_id = ${session}::uuid`)).length > 0
