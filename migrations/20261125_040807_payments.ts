import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reservations_payment_state" AS ENUM('none', 'pending', 'paid', 'failed', 'refund_due', 'refunded');
  ALTER TABLE "reservations" ADD COLUMN "lead_id" uuid;
  ALTER TABLE "reservations" ADD COLUMN "payment_state" "enum_reservations_payment_state" DEFAULT 'none' NOT NULL;
  ALTER TABLE "reservations" ADD COLUMN "payment_provider" varchar;
  ALTER TABLE "reservations" ADD COLUMN "payment_account" varchar;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reservations_lead_idx" ON "reservations" USING btree ("lead_id");
  CREATE INDEX "reservations_payment_state_idx" ON "reservations" USING btree ("payment_state");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reservations" DROP CONSTRAINT "reservations_lead_id_leads_id_fk";
  
  DROP INDEX "reservations_lead_idx";
  DROP INDEX "reservations_payment_state_idx";
  ALTER TABLE "reservations" DROP COLUMN "lead_id";
  ALTER TABLE "reservations" DROP COLUMN "payment_state";
  ALTER TABLE "reservations" DROP COLUMN "payment_provider";
  ALTER TABLE "reservations" DROP COLUMN "payment_account";
  DROP TYPE "public"."enum_reservations_payment_state";`)
}
