import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_lead_activities_kind" ADD VALUE 'signed';
  ALTER TABLE "reservations" ADD COLUMN "order_signed_by" varchar;
  ALTER TABLE "reservations" ADD COLUMN "order_signed_at" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "order_hash" varchar;
  ALTER TABLE "reservations" ADD COLUMN "signed_order" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_activities" ALTER COLUMN "kind" SET DATA TYPE text;
  DELETE FROM "lead_activities" WHERE "kind" = 'signed';
  DROP TYPE "public"."enum_lead_activities_kind";
  CREATE TYPE "public"."enum_lead_activities_kind" AS ENUM('note', 'call', 'mail', 'text', 'answered', 'progress', 'assigned', 'next-step', 'joined', 'separated', 'reminder', 'escalation', 'erased');
  ALTER TABLE "lead_activities" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_lead_activities_kind" USING "kind"::"public"."enum_lead_activities_kind";
  ALTER TABLE "reservations" DROP COLUMN "order_signed_by";
  ALTER TABLE "reservations" DROP COLUMN "order_signed_at";
  ALTER TABLE "reservations" DROP COLUMN "order_hash";
  ALTER TABLE "reservations" DROP COLUMN "signed_order";`)
}
