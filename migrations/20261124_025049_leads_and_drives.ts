import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lead_rules_hours" AS ENUM('any', 'open', 'closed');
  CREATE TYPE "public"."enum_appointments_state" AS ENUM('booked', 'cancelled', 'kept', 'missed');
  CREATE TYPE "public"."enum__appointments_v_version_state" AS ENUM('booked', 'cancelled', 'kept', 'missed');
  CREATE TYPE "public"."enum_lead_destinations_mapping_from" AS ENUM('id', 'created_at', 'test', 'name', 'last_name', 'email', 'phone', 'postcode', 'category', 'subcategory', 'message', 'opt_in', 'additional_services', 'car_id', 'stock_number', 'vehicle_make', 'vehicle_model', 'car_type', 'vehicle_status', 'dealership_slug', 'car_dealership_id', 'manufacturer_slug', 'page_id', 'url', 'source', 'user_agent', 'form_completed', 'offer_accepted', 'full_name', 'car.year', 'car.make', 'car.model', 'car.badge', 'car.vin', 'car.stock_number', 'car.odometer_km', 'car.price', 'car.is_new', 'trade_in.rego', 'trade_in.make', 'trade_in.model', 'trade_in.year', 'trade_in.odometer_km', 'dealership.name', 'dealership.email', 'dealership.phone', 'provider');
  CREATE TYPE "public"."enum_lead_activities_kind" AS ENUM('note', 'call', 'mail', 'text', 'answered', 'progress', 'assigned', 'next-step', 'joined', 'separated', 'reminder', 'escalation', 'erased');
  ALTER TYPE "public"."enum_lead_destinations_kind" ADD VALUE 'autoplay' BEFORE 'adf-mail';
  ALTER TYPE "public"."enum_lead_destinations_kind" ADD VALUE 'json' BEFORE 'adf-mail';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'lead-rules' BEFORE 'lead-destinations';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'appointments' BEFORE 'lead-destinations';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'lead-activities' BEFORE 'audit-log';
  CREATE TABLE "lead_rules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"priority" numeric DEFAULT 100 NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"hours" "enum_lead_rules_hours" DEFAULT 'any' NOT NULL,
  	"respond_within" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_rules_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lead_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" uuid,
  	"users_id" uuid
  );
  
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
  
  CREATE TABLE "lead_destinations_mapping" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"from" "enum_lead_destinations_mapping_from",
  	"fixed" varchar
  );
  
  CREATE TABLE "lead_activities" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"lead_id" uuid,
  	"kind" "enum_lead_activities_kind",
  	"text" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"who" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  ALTER TABLE "leads" ADD COLUMN "assigned_to_id" uuid;
  ALTER TABLE "leads" ADD COLUMN "respond_by" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "responded_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "last_touch_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "next_step" varchar;
  ALTER TABLE "leads" ADD COLUMN "next_step_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "joined_to_id" uuid;
  ALTER TABLE "leads" ADD COLUMN "remind_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "escalate_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_assigned_to_id" uuid;
  ALTER TABLE "_leads_v" ADD COLUMN "version_respond_by" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_responded_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_last_touch_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_next_step" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_next_step_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_joined_to_id" uuid;
  ALTER TABLE "_leads_v" ADD COLUMN "version_remind_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_escalate_at" timestamp(3) with time zone;
  ALTER TABLE "lead_destinations" ADD COLUMN "dealer_code" varchar;
  ALTER TABLE "lead_destinations" ADD COLUMN "key_header" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_rules_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "appointments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_activities_id" uuid;
  ALTER TABLE "lead_rules" ADD CONSTRAINT "lead_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_rules_texts" ADD CONSTRAINT "lead_rules_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_rules_rels" ADD CONSTRAINT "lead_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_rules_rels" ADD CONSTRAINT "lead_rules_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_rules_rels" ADD CONSTRAINT "lead_rules_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "lead_destinations_mapping" ADD CONSTRAINT "lead_destinations_mapping_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lead_destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_rules_tenant_idx" ON "lead_rules" USING btree ("tenant_id");
  CREATE INDEX "lead_rules_updated_at_idx" ON "lead_rules" USING btree ("updated_at");
  CREATE INDEX "lead_rules_created_at_idx" ON "lead_rules" USING btree ("created_at");
  CREATE INDEX "lead_rules_texts_order_parent" ON "lead_rules_texts" USING btree ("order","parent_id");
  CREATE INDEX "lead_rules_rels_order_idx" ON "lead_rules_rels" USING btree ("order");
  CREATE INDEX "lead_rules_rels_parent_idx" ON "lead_rules_rels" USING btree ("parent_id");
  CREATE INDEX "lead_rules_rels_path_idx" ON "lead_rules_rels" USING btree ("path");
  CREATE INDEX "lead_rules_rels_locations_id_idx" ON "lead_rules_rels" USING btree ("locations_id");
  CREATE INDEX "lead_rules_rels_users_id_idx" ON "lead_rules_rels" USING btree ("users_id");
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
  CREATE INDEX "lead_destinations_mapping_order_idx" ON "lead_destinations_mapping" USING btree ("_order");
  CREATE INDEX "lead_destinations_mapping_parent_id_idx" ON "lead_destinations_mapping" USING btree ("_parent_id");
  CREATE INDEX "lead_activities_tenant_idx" ON "lead_activities" USING btree ("tenant_id");
  CREATE INDEX "lead_activities_lead_idx" ON "lead_activities" USING btree ("lead_id");
  CREATE INDEX "lead_activities_updated_at_idx" ON "lead_activities" USING btree ("updated_at");
  CREATE INDEX "lead_activities_created_at_idx" ON "lead_activities" USING btree ("created_at");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_joined_to_id_leads_id_fk" FOREIGN KEY ("joined_to_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leads_v" ADD CONSTRAINT "_leads_v_version_assigned_to_id_users_id_fk" FOREIGN KEY ("version_assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leads_v" ADD CONSTRAINT "_leads_v_version_joined_to_id_leads_id_fk" FOREIGN KEY ("version_joined_to_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_rules_fk" FOREIGN KEY ("lead_rules_id") REFERENCES "public"."lead_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appointments_fk" FOREIGN KEY ("appointments_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_activities_fk" FOREIGN KEY ("lead_activities_id") REFERENCES "public"."lead_activities"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_assigned_to_idx" ON "leads" USING btree ("assigned_to_id");
  CREATE INDEX "leads_respond_by_idx" ON "leads" USING btree ("respond_by");
  CREATE INDEX "leads_responded_at_idx" ON "leads" USING btree ("responded_at");
  CREATE INDEX "leads_last_touch_at_idx" ON "leads" USING btree ("last_touch_at");
  CREATE INDEX "leads_joined_to_idx" ON "leads" USING btree ("joined_to_id");
  CREATE INDEX "leads_remind_at_idx" ON "leads" USING btree ("remind_at");
  CREATE INDEX "leads_escalate_at_idx" ON "leads" USING btree ("escalate_at");
  CREATE INDEX "_leads_v_version_version_assigned_to_idx" ON "_leads_v" USING btree ("version_assigned_to_id");
  CREATE INDEX "_leads_v_version_version_respond_by_idx" ON "_leads_v" USING btree ("version_respond_by");
  CREATE INDEX "_leads_v_version_version_responded_at_idx" ON "_leads_v" USING btree ("version_responded_at");
  CREATE INDEX "_leads_v_version_version_last_touch_at_idx" ON "_leads_v" USING btree ("version_last_touch_at");
  CREATE INDEX "_leads_v_version_version_joined_to_idx" ON "_leads_v" USING btree ("version_joined_to_id");
  CREATE INDEX "_leads_v_version_version_remind_at_idx" ON "_leads_v" USING btree ("version_remind_at");
  CREATE INDEX "_leads_v_version_version_escalate_at_idx" ON "_leads_v" USING btree ("version_escalate_at");
  CREATE INDEX "payload_locked_documents_rels_lead_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_rules_id");
  CREATE INDEX "payload_locked_documents_rels_appointments_id_idx" ON "payload_locked_documents_rels" USING btree ("appointments_id");
  CREATE INDEX "payload_locked_documents_rels_lead_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_activities_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_rules_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_rules_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "appointments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_appointments_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_destinations_mapping" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_activities" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lead_rules" CASCADE;
  DROP TABLE "lead_rules_texts" CASCADE;
  DROP TABLE "lead_rules_rels" CASCADE;
  DROP TABLE "appointments" CASCADE;
  DROP TABLE "_appointments_v" CASCADE;
  DROP TABLE "lead_destinations_mapping" CASCADE;
  DROP TABLE "lead_activities" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_assigned_to_id_users_id_fk";
  
  ALTER TABLE "leads" DROP CONSTRAINT "leads_joined_to_id_leads_id_fk";
  
  ALTER TABLE "_leads_v" DROP CONSTRAINT "_leads_v_version_assigned_to_id_users_id_fk";
  
  ALTER TABLE "_leads_v" DROP CONSTRAINT "_leads_v_version_joined_to_id_leads_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_rules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_appointments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_activities_fk";
  
  ALTER TABLE "lead_destinations" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "lead_destinations" ALTER COLUMN "kind" SET DEFAULT 'webhook'::text;
  DROP TYPE "public"."enum_lead_destinations_kind";
  CREATE TYPE "public"."enum_lead_destinations_kind" AS ENUM('webhook', 'adf-mail');
  ALTER TABLE "lead_destinations" ALTER COLUMN "kind" SET DEFAULT 'webhook'::"public"."enum_lead_destinations_kind";
  ALTER TABLE "lead_destinations" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_lead_destinations_kind" USING "kind"::"public"."enum_lead_destinations_kind";
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('cars', 'feed-clients', 'feed-runs', 'offers', 'models', 'brands', 'reviews', 'blogs', 'promo-cards', 'media', 'picture-overlays', 'documents', 'pages', 'navigation', 'locations', 'delivery-zones', 'redirects', 'leads', 'lead-destinations', 'lead-deliveries', 'audit-log', 'reservations', 'shoppers', 'watchlist-entries');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "leads_assigned_to_idx";
  DROP INDEX "leads_respond_by_idx";
  DROP INDEX "leads_responded_at_idx";
  DROP INDEX "leads_last_touch_at_idx";
  DROP INDEX "leads_joined_to_idx";
  DROP INDEX "leads_remind_at_idx";
  DROP INDEX "leads_escalate_at_idx";
  DROP INDEX "_leads_v_version_version_assigned_to_idx";
  DROP INDEX "_leads_v_version_version_respond_by_idx";
  DROP INDEX "_leads_v_version_version_responded_at_idx";
  DROP INDEX "_leads_v_version_version_last_touch_at_idx";
  DROP INDEX "_leads_v_version_version_joined_to_idx";
  DROP INDEX "_leads_v_version_version_remind_at_idx";
  DROP INDEX "_leads_v_version_version_escalate_at_idx";
  DROP INDEX "payload_locked_documents_rels_lead_rules_id_idx";
  DROP INDEX "payload_locked_documents_rels_appointments_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_activities_id_idx";
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
  ALTER TABLE "leads" DROP COLUMN "assigned_to_id";
  ALTER TABLE "leads" DROP COLUMN "respond_by";
  ALTER TABLE "leads" DROP COLUMN "responded_at";
  ALTER TABLE "leads" DROP COLUMN "last_touch_at";
  ALTER TABLE "leads" DROP COLUMN "next_step";
  ALTER TABLE "leads" DROP COLUMN "next_step_at";
  ALTER TABLE "leads" DROP COLUMN "joined_to_id";
  ALTER TABLE "leads" DROP COLUMN "remind_at";
  ALTER TABLE "leads" DROP COLUMN "escalate_at";
  ALTER TABLE "_leads_v" DROP COLUMN "version_assigned_to_id";
  ALTER TABLE "_leads_v" DROP COLUMN "version_respond_by";
  ALTER TABLE "_leads_v" DROP COLUMN "version_responded_at";
  ALTER TABLE "_leads_v" DROP COLUMN "version_last_touch_at";
  ALTER TABLE "_leads_v" DROP COLUMN "version_next_step";
  ALTER TABLE "_leads_v" DROP COLUMN "version_next_step_at";
  ALTER TABLE "_leads_v" DROP COLUMN "version_joined_to_id";
  ALTER TABLE "_leads_v" DROP COLUMN "version_remind_at";
  ALTER TABLE "_leads_v" DROP COLUMN "version_escalate_at";
  ALTER TABLE "lead_destinations" DROP COLUMN "dealer_code";
  ALTER TABLE "lead_destinations" DROP COLUMN "key_header";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_rules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "appointments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_activities_id";
  DROP TYPE "public"."enum_lead_rules_hours";
  DROP TYPE "public"."enum_appointments_state";
  DROP TYPE "public"."enum__appointments_v_version_state";
  DROP TYPE "public"."enum_lead_destinations_mapping_from";
  DROP TYPE "public"."enum_lead_activities_kind";`)
}
