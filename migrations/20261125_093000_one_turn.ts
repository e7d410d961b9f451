import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: what Payload cannot express. One turn for each person and wheel, each code once, and no more given back than was paid.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE UNIQUE INDEX "prize_turns_shopper_once" ON "prize_turns" ("wheel_id", "shopper_id");
CREATE UNIQUE INDEX "prize_turns_email_once" ON "prize_turns" ("wheel_id", "email_hash");
CREATE UNIQUE INDEX "prize_turns_phone_once" ON "prize_turns" ("wheel_id", "phone_hash");
CREATE UNIQUE INDEX "prize_turns_code_once" ON "prize_turns" ("tenant_id", "code");
CREATE INDEX "prize_turns_taken_idx" ON "prize_turns" ("wheel_id", "prize_id");
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_refund_within" CHECK (coalesce("refunded", 0) <= "amount");
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
ALTER TABLE "payment_requests" DROP CONSTRAINT "payment_requests_refund_within";
DROP INDEX "prize_turns_shopper_once", "prize_turns_email_once", "prize_turns_phone_once", "prize_turns_code_once", "prize_turns_taken_idx";
`),
  )
}
