import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_leads_workflow" ADD VALUE 'held';
  ALTER TYPE "public"."enum__leads_v_version_workflow" ADD VALUE 'held';
  ALTER TABLE "pages_blocks_book_service" ALTER COLUMN "text" SET DEFAULT 'Choose a day and tell us what it needs.';
  ALTER TABLE "pages_blocks_form" ALTER COLUMN "intro" SET DEFAULT 'Tell us what you need.';
  ALTER TABLE "_pages_v_blocks_book_service" ALTER COLUMN "text" SET DEFAULT 'Choose a day and tell us what it needs.';
  ALTER TABLE "_pages_v_blocks_form" ALTER COLUMN "intro" SET DEFAULT 'Tell us what you need.';
  ALTER TABLE "leads" ADD COLUMN "location_id" uuid;
  ALTER TABLE "leads" ADD COLUMN "fingerprint" varchar;
  ALTER TABLE "leads" ADD COLUMN "idempotency_key" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_location_id" uuid;
  ALTER TABLE "_leads_v" ADD COLUMN "version_fingerprint" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_idempotency_key" varchar;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leads_v" ADD CONSTRAINT "_leads_v_version_location_id_locations_id_fk" FOREIGN KEY ("version_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_location_idx" ON "leads" USING btree ("location_id");
  CREATE INDEX "leads_fingerprint_idx" ON "leads" USING btree ("fingerprint");
  CREATE INDEX "leads_idempotency_key_idx" ON "leads" USING btree ("idempotency_key");
  CREATE INDEX "_leads_v_version_version_location_idx" ON "_leads_v" USING btree ("version_location_id");
  CREATE INDEX "_leads_v_version_version_fingerprint_idx" ON "_leads_v" USING btree ("version_fingerprint");
  CREATE INDEX "_leads_v_version_version_idempotency_key_idx" ON "_leads_v" USING btree ("version_idempotency_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DROP CONSTRAINT "leads_location_id_locations_id_fk";
  
  ALTER TABLE "_leads_v" DROP CONSTRAINT "_leads_v_version_location_id_locations_id_fk";
  
  ALTER TABLE "leads" ALTER COLUMN "workflow" SET DATA TYPE text;
  ALTER TABLE "leads" ALTER COLUMN "workflow" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_leads_workflow";
  CREATE TYPE "public"."enum_leads_workflow" AS ENUM('new', 'in_progress', 'won', 'lost');
  ALTER TABLE "leads" ALTER COLUMN "workflow" SET DEFAULT 'new'::"public"."enum_leads_workflow";
  ALTER TABLE "leads" ALTER COLUMN "workflow" SET DATA TYPE "public"."enum_leads_workflow" USING "workflow"::"public"."enum_leads_workflow";
  ALTER TABLE "_leads_v" ALTER COLUMN "version_workflow" SET DATA TYPE text;
  ALTER TABLE "_leads_v" ALTER COLUMN "version_workflow" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum__leads_v_version_workflow";
  CREATE TYPE "public"."enum__leads_v_version_workflow" AS ENUM('new', 'in_progress', 'won', 'lost');
  ALTER TABLE "_leads_v" ALTER COLUMN "version_workflow" SET DEFAULT 'new'::"public"."enum__leads_v_version_workflow";
  ALTER TABLE "_leads_v" ALTER COLUMN "version_workflow" SET DATA TYPE "public"."enum__leads_v_version_workflow" USING "version_workflow"::"public"."enum__leads_v_version_workflow";
  DROP INDEX "leads_location_idx";
  DROP INDEX "leads_fingerprint_idx";
  DROP INDEX "leads_idempotency_key_idx";
  DROP INDEX "_leads_v_version_version_location_idx";
  DROP INDEX "_leads_v_version_version_fingerprint_idx";
  DROP INDEX "_leads_v_version_version_idempotency_key_idx";
  ALTER TABLE "pages_blocks_book_service" ALTER COLUMN "text" SET DEFAULT 'Pick a day online in under a minute.';
  ALTER TABLE "pages_blocks_form" ALTER COLUMN "intro" SET DEFAULT 'Tell us what you need. A person answers, usually within two business hours.';
  ALTER TABLE "_pages_v_blocks_book_service" ALTER COLUMN "text" SET DEFAULT 'Pick a day online in under a minute.';
  ALTER TABLE "_pages_v_blocks_form" ALTER COLUMN "intro" SET DEFAULT 'Tell us what you need. A person answers, usually within two business hours.';
  ALTER TABLE "leads" DROP COLUMN "location_id";
  ALTER TABLE "leads" DROP COLUMN "fingerprint";
  ALTER TABLE "leads" DROP COLUMN "idempotency_key";
  ALTER TABLE "_leads_v" DROP COLUMN "version_location_id";
  ALTER TABLE "_leads_v" DROP COLUMN "version_fingerprint";
  ALTER TABLE "_leads_v" DROP COLUMN "version_idempotency_key";`)
}
