import { sql } from '@payloadcms/db-postgres'

/** Whom data is about: an e-mail address, or a number where there is no address. */
export interface Person {
  by: 'email' | 'phone'
  value: string
}

type Condition = ReturnType<typeof sql>

/** Fewer digits are no number: they would be many people's. */
const LEAST_DIGITS = 6

const digitsOf = (of: Condition): Condition => sql`regexp_replace(${of}, '[^0-9]', '', 'g')`
/** +61 412 345 678 and 0412 345 678 are one number (decision 41). */
const numberOf = (of: Condition): Condition => sql`right(${digitsOf(of)}, 9)`

/** Rows of that person, whatever the letters' case, the number's spaces and its country's code. */
export const isPerson = ({ by, value }: Person): Condition =>
  by === 'email'
    ? sql`lower(btrim(email)) = lower(btrim(${value}))`
    : sql`${numberOf(sql`phone`)} = ${numberOf(sql`${value}`)} AND length(${digitsOf(sql`phone`)}) >= ${LEAST_DIGITS}`

/** Years for which the record of a payment stays: tax law asks for five (Income Tax Assessment Act 1936, s 262A). */
export const PAYMENT_YEARS = 5

/** Leads that a paid reservation depends on; of the table `leads`. */
export const isPaidLead: Condition = sql`EXISTS (
  SELECT FROM reservations WHERE reservations.id::text = leads.lead_attributes ->> 'reservation_id'
    AND reservations.tenant_id = leads.tenant_id AND reservations.state = 'paid'
    AND reservations.created_at > now() - make_interval(years => ${PAYMENT_YEARS}))`

/** Accounts with a paid reservation; of the table `shoppers`. */
export const isPaidAccount: Condition = sql`EXISTS (
  SELECT FROM reservations WHERE reservations.shopper_id = shoppers.id AND reservations.state = 'paid'
    AND reservations.created_at > now() - make_interval(years => ${PAYMENT_YEARS}))`

/** Saved searches of that person: of the address, or of an account with it; of the table `saved_searches`. */
export const isSearchOf = (person: Person): Condition => sql`(
  ${person.by === 'email' ? sql`lower(btrim(saved_searches.email)) = lower(btrim(${person.value}))` : sql`false`}
  OR saved_searches.shopper_id IN (SELECT id FROM shoppers
    WHERE shoppers.tenant_id = saved_searches.tenant_id AND ${isPerson(person)}))`

/** Finance applications of that person: under the address, of an account or a lead with it; of `finance_applications`. */
export const isApplicationOf = (person: Person): Condition => sql`(
  ${isPerson(person)}
  OR finance_applications.shopper_id IN (SELECT shoppers.id FROM shoppers
    WHERE shoppers.tenant_id = finance_applications.site_id AND ${isPerson(person)})
  OR finance_applications.lead_id IN (SELECT leads.id FROM leads
    WHERE leads.tenant_id = finance_applications.tenant_id AND ${isPerson(person)}))`

/** A list of ids in a statement. */
export const idList = (ids: readonly string[]): Condition =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`
