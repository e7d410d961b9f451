import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_own_vehicles_state" AS ENUM('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT');
  CREATE TYPE "public"."enum_on_road_costs_charges_duty_steps_of" AS ENUM('whole', 'excess');
  CREATE TYPE "public"."enum_on_road_costs_charges_duty_vehicles" AS ENUM('any', 'passenger', 'goods');
  CREATE TYPE "public"."enum_on_road_costs_charges_duty_condition" AS ENUM('any', 'new', 'used');
  CREATE TYPE "public"."enum_on_road_costs_charges_duty_power" AS ENUM('any', 'electric', 'plugIn', 'hybridOrElectric');
  CREATE TYPE "public"."enum_on_road_costs_charges_state" AS ENUM('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT');
  CREATE TYPE "public"."enum_on_road_costs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__on_road_costs_v_version_charges_duty_steps_of" AS ENUM('whole', 'excess');
  CREATE TYPE "public"."enum__on_road_costs_v_version_charges_duty_vehicles" AS ENUM('any', 'passenger', 'goods');
  CREATE TYPE "public"."enum__on_road_costs_v_version_charges_duty_condition" AS ENUM('any', 'new', 'used');
  CREATE TYPE "public"."enum__on_road_costs_v_version_charges_duty_power" AS ENUM('any', 'electric', 'plugIn', 'hybridOrElectric');
  CREATE TYPE "public"."enum__on_road_costs_v_version_charges_state" AS ENUM('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT');
  CREATE TYPE "public"."enum__on_road_costs_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'own-vehicles';
  CREATE TABLE "own_vehicles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"shopper_id" uuid NOT NULL,
  	"make" varchar NOT NULL,
  	"model" varchar NOT NULL,
  	"year" numeric,
  	"rego" varchar,
  	"state" "enum_own_vehicles_state",
  	"odometer" numeric,
  	"rego_due" timestamp(3) with time zone,
  	"service_due" timestamp(3) with time zone,
  	"reminded" boolean DEFAULT false,
  	"consent_text" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "on_road_costs_charges_duty_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"above" numeric,
  	"base" numeric DEFAULT 0,
  	"rate" numeric,
  	"of" "enum_on_road_costs_charges_duty_steps_of" DEFAULT 'whole',
  	"climbs_to" numeric
  );
  
  CREATE TABLE "on_road_costs_charges_duty" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"vehicles" "enum_on_road_costs_charges_duty_vehicles" DEFAULT 'any',
  	"condition" "enum_on_road_costs_charges_duty_condition" DEFAULT 'any',
  	"power" "enum_on_road_costs_charges_duty_power" DEFAULT 'any',
  	"cylinders_from" numeric,
  	"cylinders_to" numeric,
  	"co2_to" numeric,
  	"per_dollars" numeric DEFAULT 100,
  	"minimum" numeric DEFAULT 0
  );
  
  CREATE TABLE "on_road_costs_charges" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_on_road_costs_charges_state",
  	"valid_from" timestamp(3) with time zone,
  	"registration" numeric,
  	"ctp" numeric,
  	"office" varchar,
  	"source" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "on_road_costs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_by_id" uuid,
  	"_status" "enum_on_road_costs_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_on_road_costs_v_version_charges_duty_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"above" numeric,
  	"base" numeric DEFAULT 0,
  	"rate" numeric,
  	"of" "enum__on_road_costs_v_version_charges_duty_steps_of" DEFAULT 'whole',
  	"climbs_to" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_on_road_costs_v_version_charges_duty" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"vehicles" "enum__on_road_costs_v_version_charges_duty_vehicles" DEFAULT 'any',
  	"condition" "enum__on_road_costs_v_version_charges_duty_condition" DEFAULT 'any',
  	"power" "enum__on_road_costs_v_version_charges_duty_power" DEFAULT 'any',
  	"cylinders_from" numeric,
  	"cylinders_to" numeric,
  	"co2_to" numeric,
  	"per_dollars" numeric DEFAULT 100,
  	"minimum" numeric DEFAULT 0,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_on_road_costs_v_version_charges" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"state" "enum__on_road_costs_v_version_charges_state",
  	"valid_from" timestamp(3) with time zone,
  	"registration" numeric,
  	"ctp" numeric,
  	"office" varchar,
  	"source" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_on_road_costs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_by_id" uuid,
  	"version__status" "enum__on_road_costs_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "own_vehicles_id" uuid;
  ALTER TABLE "own_vehicles" ADD CONSTRAINT "own_vehicles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "own_vehicles" ADD CONSTRAINT "own_vehicles_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "on_road_costs_charges_duty_steps" ADD CONSTRAINT "on_road_costs_charges_duty_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."on_road_costs_charges_duty"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "on_road_costs_charges_duty" ADD CONSTRAINT "on_road_costs_charges_duty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."on_road_costs_charges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "on_road_costs_charges" ADD CONSTRAINT "on_road_costs_charges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."on_road_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "on_road_costs" ADD CONSTRAINT "on_road_costs_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_on_road_costs_v_version_charges_duty_steps" ADD CONSTRAINT "_on_road_costs_v_version_charges_duty_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_on_road_costs_v_version_charges_duty"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_on_road_costs_v_version_charges_duty" ADD CONSTRAINT "_on_road_costs_v_version_charges_duty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_on_road_costs_v_version_charges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_on_road_costs_v_version_charges" ADD CONSTRAINT "_on_road_costs_v_version_charges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_on_road_costs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_on_road_costs_v" ADD CONSTRAINT "_on_road_costs_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "own_vehicles_tenant_idx" ON "own_vehicles" USING btree ("tenant_id");
  CREATE INDEX "own_vehicles_shopper_idx" ON "own_vehicles" USING btree ("shopper_id");
  CREATE INDEX "own_vehicles_rego_due_idx" ON "own_vehicles" USING btree ("rego_due");
  CREATE INDEX "own_vehicles_service_due_idx" ON "own_vehicles" USING btree ("service_due");
  CREATE INDEX "own_vehicles_updated_at_idx" ON "own_vehicles" USING btree ("updated_at");
  CREATE INDEX "own_vehicles_created_at_idx" ON "own_vehicles" USING btree ("created_at");
  CREATE INDEX "on_road_costs_charges_duty_steps_order_idx" ON "on_road_costs_charges_duty_steps" USING btree ("_order");
  CREATE INDEX "on_road_costs_charges_duty_steps_parent_id_idx" ON "on_road_costs_charges_duty_steps" USING btree ("_parent_id");
  CREATE INDEX "on_road_costs_charges_duty_order_idx" ON "on_road_costs_charges_duty" USING btree ("_order");
  CREATE INDEX "on_road_costs_charges_duty_parent_id_idx" ON "on_road_costs_charges_duty" USING btree ("_parent_id");
  CREATE INDEX "on_road_costs_charges_order_idx" ON "on_road_costs_charges" USING btree ("_order");
  CREATE INDEX "on_road_costs_charges_parent_id_idx" ON "on_road_costs_charges" USING btree ("_parent_id");
  CREATE INDEX "on_road_costs_updated_by_idx" ON "on_road_costs" USING btree ("updated_by_id");
  CREATE INDEX "on_road_costs__status_idx" ON "on_road_costs" USING btree ("_status");
  CREATE INDEX "_on_road_costs_v_version_charges_duty_steps_order_idx" ON "_on_road_costs_v_version_charges_duty_steps" USING btree ("_order");
  CREATE INDEX "_on_road_costs_v_version_charges_duty_steps_parent_id_idx" ON "_on_road_costs_v_version_charges_duty_steps" USING btree ("_parent_id");
  CREATE INDEX "_on_road_costs_v_version_charges_duty_order_idx" ON "_on_road_costs_v_version_charges_duty" USING btree ("_order");
  CREATE INDEX "_on_road_costs_v_version_charges_duty_parent_id_idx" ON "_on_road_costs_v_version_charges_duty" USING btree ("_parent_id");
  CREATE INDEX "_on_road_costs_v_version_charges_order_idx" ON "_on_road_costs_v_version_charges" USING btree ("_order");
  CREATE INDEX "_on_road_costs_v_version_charges_parent_id_idx" ON "_on_road_costs_v_version_charges" USING btree ("_parent_id");
  CREATE INDEX "_on_road_costs_v_version_version_updated_by_idx" ON "_on_road_costs_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_on_road_costs_v_version_version__status_idx" ON "_on_road_costs_v" USING btree ("version__status");
  CREATE INDEX "_on_road_costs_v_created_at_idx" ON "_on_road_costs_v" USING btree ("created_at");
  CREATE INDEX "_on_road_costs_v_updated_at_idx" ON "_on_road_costs_v" USING btree ("updated_at");
  CREATE INDEX "_on_road_costs_v_latest_idx" ON "_on_road_costs_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_own_vehicles_fk" FOREIGN KEY ("own_vehicles_id") REFERENCES "public"."own_vehicles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_own_vehicles_id_idx" ON "payload_locked_documents_rels" USING btree ("own_vehicles_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "own_vehicles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "on_road_costs_charges_duty_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "on_road_costs_charges_duty" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "on_road_costs_charges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "on_road_costs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_on_road_costs_v_version_charges_duty_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_on_road_costs_v_version_charges_duty" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_on_road_costs_v_version_charges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_on_road_costs_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "own_vehicles" CASCADE;
  DROP TABLE "on_road_costs_charges_duty_steps" CASCADE;
  DROP TABLE "on_road_costs_charges_duty" CASCADE;
  DROP TABLE "on_road_costs_charges" CASCADE;
  DROP TABLE "on_road_costs" CASCADE;
  DROP TABLE "_on_road_costs_v_version_charges_duty_steps" CASCADE;
  DROP TABLE "_on_road_costs_v_version_charges_duty" CASCADE;
  DROP TABLE "_on_road_costs_v_version_charges" CASCADE;
  DROP TABLE "_on_road_costs_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_own_vehicles_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('cars', 'feed-clients', 'feed-runs', 'offers', 'models', 'brands', 'reviews', 'blogs', 'promo-cards', 'media', 'picture-overlays', 'documents', 'pages', 'navigation', 'locations', 'delivery-zones', 'redirects', 'leads', 'lead-rules', 'appointments', 'lead-destinations', 'lead-deliveries', 'lead-activities', 'audit-log', 'finance-applications', 'reservations', 'shoppers', 'watchlist-entries', 'saved-searches');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_own_vehicles_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "own_vehicles_id";
  DROP TYPE "public"."enum_own_vehicles_state";
  DROP TYPE "public"."enum_on_road_costs_charges_duty_steps_of";
  DROP TYPE "public"."enum_on_road_costs_charges_duty_vehicles";
  DROP TYPE "public"."enum_on_road_costs_charges_duty_condition";
  DROP TYPE "public"."enum_on_road_costs_charges_duty_power";
  DROP TYPE "public"."enum_on_road_costs_charges_state";
  DROP TYPE "public"."enum_on_road_costs_status";
  DROP TYPE "public"."enum__on_road_costs_v_version_charges_duty_steps_of";
  DROP TYPE "public"."enum__on_road_costs_v_version_charges_duty_vehicles";
  DROP TYPE "public"."enum__on_road_costs_v_version_charges_duty_condition";
  DROP TYPE "public"."enum__on_road_costs_v_version_charges_duty_power";
  DROP TYPE "public"."enum__on_road_costs_v_version_charges_state";
  DROP TYPE "public"."enum__on_road_costs_v_version_status";`)
}
