import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: a table of the platform's own, without an editor, and what older reservations are.

/**
 * payment_events  what a payment company has told us, by its id: each event is taken once (BUY-07).
 *
 * Reservations made before had their deposits from the sandbox, and were named by their leads alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE TABLE "payment_events" (
  "id" text PRIMARY KEY,
  "received_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "payment_events_received_at_idx" ON "payment_events" ("received_at");

UPDATE "reservations" SET "payment_state" = 'paid', "payment_provider" = 'sandbox'
WHERE "state" = 'paid' AND "payment_reference" LIKE 'sandbox\\_%';
UPDATE "reservations" SET "lead_id" = "leads"."id" FROM "leads"
WHERE "leads"."lead_attributes" ->> 'reservation_id' = "reservations"."id"::text AND "leads"."tenant_id" = "reservations"."tenant_id";
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`DROP TABLE "payment_events";`))
}
