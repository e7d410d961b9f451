import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The index by hand: a person's invoices are found by the address without regard to its letters' case (LAW-07).

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "prize_wheels" ADD COLUMN "collect_by" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "order_drawn" varchar;
  CREATE INDEX "payment_requests_person_idx" ON "payment_requests" ("tenant_id", lower(btrim("email")));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "payment_requests_person_idx";
  ALTER TABLE "prize_wheels" DROP COLUMN "collect_by";
  ALTER TABLE "reservations" DROP COLUMN "order_drawn";`)
}
