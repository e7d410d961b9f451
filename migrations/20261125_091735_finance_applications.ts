import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_finance_applications_state" AS ENUM('draft', 'submitted', 'withdrawn');
  CREATE TYPE "public"."enum_finance_applications_lender_state" AS ENUM('none', 'queued', 'sent', 'failed');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'finance-applications' BEFORE 'reservations';
  CREATE TABLE "finance_applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"site_id" uuid NOT NULL,
  	"state" "enum_finance_applications_state" DEFAULT 'draft' NOT NULL,
  	"vehicle" varchar DEFAULT '',
  	"car_id" uuid,
  	"lead_id" uuid,
  	"shopper_id" uuid,
  	"submitted_at" timestamp(3) with time zone,
  	"withdrawn_at" timestamp(3) with time zone,
  	"emptied_at" timestamp(3) with time zone,
  	"lender" varchar,
  	"lender_state" "enum_finance_applications_lender_state" DEFAULT 'none' NOT NULL,
  	"lender_reference" varchar,
  	"lender_answer" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"device_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finance_applications_id" uuid;
  ALTER TABLE "finance_applications" ADD CONSTRAINT "finance_applications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finance_applications" ADD CONSTRAINT "finance_applications_site_id_tenants_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finance_applications" ADD CONSTRAINT "finance_applications_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finance_applications" ADD CONSTRAINT "finance_applications_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finance_applications" ADD CONSTRAINT "finance_applications_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "finance_applications_tenant_idx" ON "finance_applications" USING btree ("tenant_id");
  CREATE INDEX "finance_applications_site_idx" ON "finance_applications" USING btree ("site_id");
  CREATE INDEX "finance_applications_state_idx" ON "finance_applications" USING btree ("state");
  CREATE INDEX "finance_applications_car_idx" ON "finance_applications" USING btree ("car_id");
  CREATE INDEX "finance_applications_lead_idx" ON "finance_applications" USING btree ("lead_id");
  CREATE INDEX "finance_applications_shopper_idx" ON "finance_applications" USING btree ("shopper_id");
  CREATE INDEX "finance_applications_submitted_at_idx" ON "finance_applications" USING btree ("submitted_at");
  CREATE INDEX "finance_applications_email_idx" ON "finance_applications" USING btree ("email");
  CREATE INDEX "finance_applications_device_hash_idx" ON "finance_applications" USING btree ("device_hash");
  CREATE INDEX "finance_applications_updated_at_idx" ON "finance_applications" USING btree ("updated_at");
  CREATE INDEX "finance_applications_created_at_idx" ON "finance_applications" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finance_applications_fk" FOREIGN KEY ("finance_applications_id") REFERENCES "public"."finance_applications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_finance_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("finance_applications_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "finance_applications" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "finance_applications" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finance_applications_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('cars', 'feed-clients', 'feed-runs', 'offers', 'models', 'brands', 'reviews', 'blogs', 'promo-cards', 'media', 'picture-overlays', 'documents', 'pages', 'navigation', 'locations', 'delivery-zones', 'redirects', 'leads', 'lead-rules', 'appointments', 'lead-destinations', 'lead-deliveries', 'lead-activities', 'audit-log', 'reservations', 'shoppers', 'watchlist-entries', 'saved-searches');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_finance_applications_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finance_applications_id";
  DROP TYPE "public"."enum_finance_applications_state";
  DROP TYPE "public"."enum_finance_applications_lender_state";`)
}
