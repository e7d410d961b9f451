import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lead_destinations_kind" AS ENUM('webhook', 'adf-mail');
  CREATE TYPE "public"."enum_lead_deliveries_state" AS ENUM('queued', 'sent', 'failed');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'lead-destinations' BEFORE 'reservations';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'lead-deliveries' BEFORE 'reservations';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'audit-log' BEFORE 'reservations';
  CREATE TABLE "lead_destinations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"kind" "enum_lead_destinations_kind" DEFAULT 'webhook' NOT NULL,
  	"address" varchar NOT NULL,
  	"secret_note" varchar DEFAULT 'Not set',
  	"secret_stored" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_destinations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lead_deliveries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"lead_id" uuid,
  	"destination_id" uuid,
  	"state" "enum_lead_deliveries_state" DEFAULT 'queued',
  	"attempts" numeric DEFAULT 0,
  	"last_status" numeric,
  	"last_answer" varchar,
  	"last_attempt_at" timestamp(3) with time zone,
  	"test" boolean DEFAULT false,
  	"log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"action" varchar NOT NULL,
  	"who" varchar NOT NULL,
  	"detail" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_destinations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_deliveries_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" uuid;
  ALTER TABLE "lead_destinations" ADD CONSTRAINT "lead_destinations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_destinations_texts" ADD CONSTRAINT "lead_destinations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_destination_id_lead_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."lead_destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_destinations_tenant_idx" ON "lead_destinations" USING btree ("tenant_id");
  CREATE INDEX "lead_destinations_updated_at_idx" ON "lead_destinations" USING btree ("updated_at");
  CREATE INDEX "lead_destinations_created_at_idx" ON "lead_destinations" USING btree ("created_at");
  CREATE INDEX "lead_destinations_texts_order_parent" ON "lead_destinations_texts" USING btree ("order","parent_id");
  CREATE INDEX "lead_deliveries_tenant_idx" ON "lead_deliveries" USING btree ("tenant_id");
  CREATE INDEX "lead_deliveries_lead_idx" ON "lead_deliveries" USING btree ("lead_id");
  CREATE INDEX "lead_deliveries_destination_idx" ON "lead_deliveries" USING btree ("destination_id");
  CREATE INDEX "lead_deliveries_state_idx" ON "lead_deliveries" USING btree ("state");
  CREATE INDEX "lead_deliveries_updated_at_idx" ON "lead_deliveries" USING btree ("updated_at");
  CREATE INDEX "lead_deliveries_created_at_idx" ON "lead_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_destination_idx" ON "lead_deliveries" USING btree ("lead_id","destination_id");
  CREATE INDEX "audit_log_tenant_idx" ON "audit_log" USING btree ("tenant_id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_destinations_fk" FOREIGN KEY ("lead_destinations_id") REFERENCES "public"."lead_destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_deliveries_fk" FOREIGN KEY ("lead_deliveries_id") REFERENCES "public"."lead_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_lead_destinations_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_destinations_id");
  CREATE INDEX "payload_locked_documents_rels_lead_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_destinations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_destinations_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lead_destinations" CASCADE;
  DROP TABLE "lead_destinations_texts" CASCADE;
  DROP TABLE "lead_deliveries" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_destinations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('cars', 'feed-clients', 'feed-runs', 'offers', 'models', 'brands', 'reviews', 'blogs', 'promo-cards', 'media', 'picture-overlays', 'documents', 'pages', 'navigation', 'locations', 'delivery-zones', 'redirects', 'leads', 'reservations', 'shoppers', 'watchlist-entries');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_lead_destinations_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_deliveries_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_destinations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  DROP TYPE "public"."enum_lead_destinations_kind";
  DROP TYPE "public"."enum_lead_deliveries_state";`)
}
