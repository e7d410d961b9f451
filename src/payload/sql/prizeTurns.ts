import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { AustralianState } from '@/src/domain/locations/states'
import { drawPrize, type RandomBelow } from '@/src/domain/prizes/drawPrize'
import { turnStates } from '@/src/domain/prizes/turnForm'
import type { GaragePrize } from '@/src/domain/shopper/garage/garage'
import { selectRows } from './selectRows'
import type { ShopperSession } from './shopperSessions'
import { textColumn } from './textColumn'

const turnRow = z.object({
  id: z.string(),
  prizeId: textColumn,
  prize: z.string(),
  code: textColumn,
  state: z.enum(turnStates),
})

/** A turn and what it has won; `code` is '' where nothing was. */
export type PrizeTurn = z.infer<typeof turnRow>

const COLUMNS = sql`id::text, prize_id AS "prizeId", prize, code, state::text`
/** The most prizes of one person that are listed. */
const LISTED = 50
const oneOf = (rows: unknown[]): PrizeTurn | null => turnRow.array().parse(rows)[0] ?? null

const prizeRow = z.object({
  id: z.string(),
  label: z.string(),
  what: textColumn,
  wins: z.boolean(),
  weight: z.coerce.number(),
  stock: z.coerce.number().nullable(),
  taken: z.coerce.number(),
})

/** Letters and digits that cannot be taken for one another. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** 39 random bits in eight characters, as people read them out: 'K7M2-9XQD'. */
const newCode = (): string => {
  const letters = Array.from({ length: 8 }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)))
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Proven addresses as keyed hashes: a turn still counts when the account is erased, and the table holds no address. */
const hashesOf = (secret: string, { email, phone }: Pick<ShopperSession, 'email' | 'phone'>) => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'forecourt', 'prize turn v1', 32))
  const hash = (kind: string, value: string): string | null =>
    value === '' ? null : createHmac('sha256', key).update(`${kind} ${value.trim().toLowerCase()}`).digest('hex')
  return { email: hash('email', email), phone: hash('phone', phone) }
}

type Person = Pick<ShopperSession, 'shopper' | 'email' | 'phone'>

/** Of the account, or of any of its proven addresses; of the table `prize_turns`. */
const isOwnTurn = ({ payload }: PayloadRequest, person: Person) => {
  const { email, phone } = hashesOf(payload.secret, person)
  return sql`(shopper_id = ${person.shopper}::uuid OR email_hash = ${email} OR phone_hash = ${phone})`
}

/** The turn a signed-in person has had on a wheel; null: none yet. */
export const turnOf = async (req: PayloadRequest, wheelId: string, person: Person): Promise<PrizeTurn | null> =>
  oneOf(
    await selectRows(
      req,
      sql`SELECT ${COLUMNS} FROM prize_turns WHERE wheel_id = ${wheelId}::uuid AND ${isOwnTurn(req, person)}
          ORDER BY created_at LIMIT 1`,
    ),
  )

const wonRow = z.object({
  id: z.string(),
  prize: z.string(),
  code: z.string(),
  state: z.enum(turnStates),
  wheel: z.string(),
  collectBy: z.string().nullable(),
})

/** What a signed-in person has won at the wheels of a site, the latest first (WAT-23). */
export const prizesWonBy = async (req: PayloadRequest, tenant: string, person: Person): Promise<GaragePrize[]> =>
  wonRow.array().parse(
    await selectRows(
      req,
      sql`SELECT prize_turns.id::text, prize, code, prize_turns.state::text, title AS wheel, to_json(collect_by) #>> '{}' AS "collectBy"
          FROM prize_wheels JOIN prize_turns ON wheel_id = prize_wheels.id
          WHERE prize_wheels.tenant_id = ${tenant}::uuid AND code IS NOT NULL AND ${isOwnTurn(req, person)}
          ORDER BY prize_turns.created_at DESC LIMIT ${LISTED}`,
    ),
  )

interface TurnToTake {
  tenant: string
  wheelId: string
  session: Person
  residence: AustralianState
}

/** Whole numbers from the operating system's random source, without bias. */
const cryptoRandom: RandomBelow = (below) => randomInt(below)

const prizesOf = async (req: PayloadRequest, wheelId: string) =>
  prizeRow.array().parse(
    await selectRows(
      req,
      sql`SELECT prizes.id, label, what, coalesce(wins, true) AS wins, weight, stock,
            (SELECT count(*) FROM prize_turns WHERE wheel_id = ${wheelId}::uuid AND prize_id = prizes.id) AS taken
          FROM prize_wheels_prizes prizes WHERE _parent_id = ${wheelId}::uuid ORDER BY _order`,
    ),
  )

/** What became of a wish to spin. 'before': the person has had a turn; 'closed': the wheel does not turn now. */
export type TurnTaken =
  | { kind: 'drawn'; turn: PrizeTurn; what: string }
  | { kind: 'before'; turn: PrizeTurn }
  | { kind: 'elsewhere' }
  | { kind: 'closed' }

/**
 * Draws a turn, in a transaction of the caller's. The wheel's row is locked until its end: turns are drawn one after another, so what is
 * left of each prize is known, and the insert looks at it again. Unique indexes allow one turn for each proven address.
 */
export const takeTurn = async (
  req: PayloadRequest,
  { tenant, wheelId, session, residence }: TurnToTake,
  random: RandomBelow = cryptoRandom,
): Promise<TurnTaken> => {
  const [wheel] = await selectRows(
    req,
    sql`SELECT id, NOT EXISTS (SELECT FROM prize_wheels_states WHERE parent_id = prize_wheels.id)
          OR EXISTS (SELECT FROM prize_wheels_states WHERE parent_id = prize_wheels.id AND value::text = ${residence}) AS open_to
        FROM prize_wheels WHERE id = ${wheelId}::uuid AND tenant_id = ${tenant}::uuid AND active
          AND start <= now() AND expiry > now() FOR UPDATE`,
  )
  if (!wheel) return { kind: 'closed' }
  const before = await turnOf(req, wheelId, session)
  if (before) return { kind: 'before', turn: before }
  if (wheel.open_to !== true) return { kind: 'elsewhere' }
  const drawn = drawPrize(await prizesOf(req, wheelId), random)
  if (!drawn) return { kind: 'closed' }
  const { email, phone } = hashesOf(req.payload.secret, session)
  const turn = oneOf(
    await selectRows(
      req,
      sql`INSERT INTO prize_turns (tenant_id, wheel_id, shopper_id, email_hash, phone_hash, prize_id, prize, code, state, residence)
          SELECT ${tenant}::uuid, ${wheelId}::uuid, ${session.shopper}::uuid, ${email}::text, ${phone}::text, ${drawn.id}::text,
            ${drawn.label}::text, ${drawn.wins ? newCode() : null}::text,
            ${drawn.wins ? 'won' : 'none'}::enum_prize_turns_state, ${residence}::enum_prize_turns_residence
          WHERE ${drawn.stock}::numeric IS NULL OR ${drawn.stock}::numeric >
            (SELECT count(*) FROM prize_turns WHERE wheel_id = ${wheelId}::uuid AND prize_id = ${drawn.id})
          ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
    ),
  )
  return turn ? { kind: 'drawn', turn, what: drawn.what } : { kind: 'closed' }
}

export const nameTurnLead = async (req: PayloadRequest, id: string, leadId: string): Promise<void> => {
  await selectRows(req, sql`UPDATE prize_turns SET lead_id = ${leadId}::uuid WHERE id = ${id}::uuid`)
}
