import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_appointments_state" AS ENUM('booked', 'cancelled', 'kept', 'missed');
  CREATE TYPE "public"."enum__appointments_v_version_state" AS ENUM('booked', 'cancelled', 'kept', 'missed');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'appointments' BEFORE 'lead-destinations';
  CREATE TABLE "appointments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"car_id" uuid,
  	"lead_id" uuid,
  	"notes" varchar,
  	"location_id" uuid,
  	"state" "enum_appointments_state" DEFAULT 'booked' NOT NULL,
  	"seat" numeric DEFAULT 1 NOT NULL,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_appointments_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid NOT NULL,
  	"version_starts_at" timestamp(3) with time zone NOT NULL,
  	"version_ends_at" timestamp(3) with time zone NOT NULL,
  	"version_car_id" uuid,
  	"version_lead_id" uuid,
  	"version_notes" varchar,
  	"version_location_id" uuid,
  	"version_state" "enum__appointments_v_version_state" DEFAULT 'booked' NOT NULL,
  	"version_seat" numeric DEFAULT 1 NOT NULL,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "locations" ADD COLUMN "test_drives_takes" boolean DEFAULT true;
  ALTER TABLE "locations" ADD COLUMN "test_drives_minutes" numeric DEFAULT 30;
  ALTER TABLE "locations" ADD COLUMN "test_drives_at_once" numeric DEFAULT 1;
  ALTER TABLE "locations" ADD COLUMN "test_drives_notice_hours" numeric DEFAULT 2;
  ALTER TABLE "locations" ADD COLUMN "test_drives_days_ahead" numeric DEFAULT 14;
  ALTER TABLE "_locations_v" ADD COLUMN "version_test_drives_takes" boolean DEFAULT true;
  ALTER TABLE "_locations_v" ADD COLUMN "version_test_drives_minutes" numeric DEFAULT 30;
  ALTER TABLE "_locations_v" ADD COLUMN "version_test_drives_at_once" numeric DEFAULT 1;
  ALTER TABLE "_locations_v" ADD COLUMN "version_test_drives_notice_hours" numeric DEFAULT 2;
  ALTER TABLE "_locations_v" ADD COLUMN "version_test_drives_days_ahead" numeric DEFAULT 14;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "appointments_id" uuid;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_appointments_v" ADD CONSTRAINT "_appointments_v_parent_id_appointments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_appointments_v" ADD CONSTRAINT "_appointments_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_appointments_v" ADD CONSTRAINT "_appointments_v_version_car_id_cars_id_fk" FOREIGN KEY ("version_car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_appointments_v" ADD CONSTRAINT "_appointments_v_version_lead_id_leads_id_fk" FOREIGN KEY ("version_lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_appointments_v" ADD CONSTRAINT "_appointments_v_version_location_id_locations_id_fk" FOREIGN KEY ("version_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_appointments_v" ADD CONSTRAINT "_appointments_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "appointments_tenant_idx" ON "appointments" USING btree ("tenant_id");
  CREATE INDEX "appointments_starts_at_idx" ON "appointments" USING btree ("starts_at");
  CREATE INDEX "appointments_car_idx" ON "appointments" USING btree ("car_id");
  CREATE INDEX "appointments_lead_idx" ON "appointments" USING btree ("lead_id");
  CREATE INDEX "appointments_location_idx" ON "appointments" USING btree ("location_id");
  CREATE INDEX "appointments_state_idx" ON "appointments" USING btree ("state");
  CREATE INDEX "appointments_updated_by_idx" ON "appointments" USING btree ("updated_by_id");
  CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
  CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
  CREATE INDEX "_appointments_v_parent_idx" ON "_appointments_v" USING btree ("parent_id");
  CREATE INDEX "_appointments_v_version_version_tenant_idx" ON "_appointments_v" USING btree ("version_tenant_id");
  CREATE INDEX "_appointments_v_version_version_starts_at_idx" ON "_appointments_v" USING btree ("version_starts_at");
  CREATE INDEX "_appointments_v_version_version_car_idx" ON "_appointments_v" USING btree ("version_car_id");
  CREATE INDEX "_appointments_v_version_version_lead_idx" ON "_appointments_v" USING btree ("version_lead_id");
  CREATE INDEX "_appointments_v_version_version_location_idx" ON "_appointments_v" USING btree ("version_location_id");
  CREATE INDEX "_appointments_v_version_version_state_idx" ON "_appointments_v" USING btree ("version_state");
  CREATE INDEX "_appointments_v_version_version_updated_by_idx" ON "_appointments_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_appointments_v_version_version_updated_at_idx" ON "_appointments_v" USING btree ("version_updated_at");
  CREATE INDEX "_appointments_v_version_version_created_at_idx" ON "_appointments_v" USING btree ("version_created_at");
  CREATE INDEX "_appointments_v_created_at_idx" ON "_appointments_v" USING btree ("created_at");
  CREATE INDEX "_appointments_v_updated_at_idx" ON "_appointments_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appointments_fk" FOREIGN KEY ("appointments_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_appointments_id_idx" ON "payload_locked_documents_rels" USING btree ("appointments_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "appointments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_appointments_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "appointments" CASCADE;
  DROP TABLE "_appointments_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_appointments_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('cars', 'feed-clients', 'feed-runs', 'offers', 'models', 'brands', 'reviews', 'blogs', 'promo-cards', 'media', 'picture-overlays', 'documents', 'pages', 'navigation', 'locations', 'delivery-zones', 'redirects', 'leads', 'lead-destinations', 'lead-deliveries', 'audit-log', 'reservations', 'shoppers', 'watchlist-entries');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_appointments_id_idx";
  ALTER TABLE "locations" DROP COLUMN "test_drives_takes";
  ALTER TABLE "locations" DROP COLUMN "test_drives_minutes";
  ALTER TABLE "locations" DROP COLUMN "test_drives_at_once";
  ALTER TABLE "locations" DROP COLUMN "test_drives_notice_hours";
  ALTER TABLE "locations" DROP COLUMN "test_drives_days_ahead";
  ALTER TABLE "_locations_v" DROP COLUMN "version_test_drives_takes";
  ALTER TABLE "_locations_v" DROP COLUMN "version_test_drives_minutes";
  ALTER TABLE "_locations_v" DROP COLUMN "version_test_drives_at_once";
  ALTER TABLE "_locations_v" DROP COLUMN "version_test_drives_notice_hours";
  ALTER TABLE "_locations_v" DROP COLUMN "version_test_drives_days_ahead";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "appointments_id";
  DROP TYPE "public"."enum_appointments_state";
  DROP TYPE "public"."enum__appointments_v_version_state";`)
}
