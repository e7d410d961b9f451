import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_prize_wheels_prizes_colour" AS ENUM('brand', 'ink', 'accent', 'surface');
  CREATE TYPE "public"."enum_prize_wheels_state_terms_state" AS ENUM('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT');
  CREATE TYPE "public"."enum_prize_wheels_states" AS ENUM('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT');
  CREATE TYPE "public"."enum_pages_blocks_prize_wheel_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_prize_wheel_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_payment_requests_state" AS ENUM('open', 'paid', 'cancelled');
  CREATE TYPE "public"."enum_payment_requests_payment_state" AS ENUM('none', 'pending', 'paid', 'failed', 'refund_due', 'refunded');
  CREATE TYPE "public"."enum_prize_turns_state" AS ENUM('won', 'redeemed', 'cancelled', 'none');
  CREATE TYPE "public"."enum_prize_turns_residence" AS ENUM('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'prize-wheels' BEFORE 'media';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'payment-requests' BEFORE 'shoppers';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'prize-turns' BEFORE 'shoppers';
  CREATE TABLE "prize_wheels_prizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"weight" numeric DEFAULT 1 NOT NULL,
  	"stock" numeric,
  	"colour" "enum_prize_wheels_prizes_colour" DEFAULT 'brand' NOT NULL,
  	"wins" boolean DEFAULT true,
  	"what" varchar NOT NULL
  );
  
  CREATE TABLE "prize_wheels_state_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_prize_wheels_state_terms_state" NOT NULL,
  	"permit" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "prize_wheels_states" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_prize_wheels_states",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "prize_wheels" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"title" varchar NOT NULL,
  	"intro" varchar,
  	"terms" jsonb NOT NULL,
  	"active" boolean DEFAULT false,
  	"start" timestamp(3) with time zone NOT NULL,
  	"expiry" timestamp(3) with time zone NOT NULL,
  	"show_odds" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_blocks_prize_wheel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"button_label" varchar DEFAULT 'Spin to win',
  	"tone" "enum_pages_blocks_prize_wheel_tone" DEFAULT 'ink',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_prize_wheel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"button_label" varchar DEFAULT 'Spin to win',
  	"tone" "enum__pages_v_blocks_prize_wheel_tone" DEFAULT 'ink',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "payment_requests" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"reference" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"due" timestamp(3) with time zone,
  	"what" varchar NOT NULL,
  	"name" varchar,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"state" "enum_payment_requests_state" DEFAULT 'open' NOT NULL,
  	"refund" numeric,
  	"refunded" numeric DEFAULT 0,
  	"payment_state" "enum_payment_requests_payment_state" DEFAULT 'none' NOT NULL,
  	"paid_at" timestamp(3) with time zone,
  	"payment_provider" varchar,
  	"payment_account" varchar,
  	"payment_reference" varchar,
  	"payment_key" varchar,
  	"pay_by" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "prize_turns" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"code" varchar,
  	"prize" varchar NOT NULL,
  	"state" "enum_prize_turns_state" DEFAULT 'none' NOT NULL,
  	"redeemed_at" timestamp(3) with time zone,
  	"redeemed_by" varchar,
  	"wheel_id" uuid,
  	"lead_id" uuid,
  	"shopper_id" uuid,
  	"residence" "enum_prize_turns_residence",
  	"prize_id" varchar,
  	"email_hash" varchar,
  	"phone_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "prize_wheels_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payment_requests_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "prize_turns_id" uuid;
  ALTER TABLE "prize_wheels_prizes" ADD CONSTRAINT "prize_wheels_prizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prize_wheels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prize_wheels_state_terms" ADD CONSTRAINT "prize_wheels_state_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prize_wheels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prize_wheels_states" ADD CONSTRAINT "prize_wheels_states_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."prize_wheels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prize_wheels" ADD CONSTRAINT "prize_wheels_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_prize_wheel" ADD CONSTRAINT "pages_blocks_prize_wheel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_prize_wheel" ADD CONSTRAINT "_pages_v_blocks_prize_wheel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "prize_turns" ADD CONSTRAINT "prize_turns_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "prize_turns" ADD CONSTRAINT "prize_turns_wheel_id_prize_wheels_id_fk" FOREIGN KEY ("wheel_id") REFERENCES "public"."prize_wheels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "prize_turns" ADD CONSTRAINT "prize_turns_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "prize_turns" ADD CONSTRAINT "prize_turns_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "prize_wheels_prizes_order_idx" ON "prize_wheels_prizes" USING btree ("_order");
  CREATE INDEX "prize_wheels_prizes_parent_id_idx" ON "prize_wheels_prizes" USING btree ("_parent_id");
  CREATE INDEX "prize_wheels_state_terms_order_idx" ON "prize_wheels_state_terms" USING btree ("_order");
  CREATE INDEX "prize_wheels_state_terms_parent_id_idx" ON "prize_wheels_state_terms" USING btree ("_parent_id");
  CREATE INDEX "prize_wheels_states_order_idx" ON "prize_wheels_states" USING btree ("order");
  CREATE INDEX "prize_wheels_states_parent_idx" ON "prize_wheels_states" USING btree ("parent_id");
  CREATE INDEX "prize_wheels_tenant_idx" ON "prize_wheels" USING btree ("tenant_id");
  CREATE INDEX "prize_wheels_updated_at_idx" ON "prize_wheels" USING btree ("updated_at");
  CREATE INDEX "prize_wheels_created_at_idx" ON "prize_wheels" USING btree ("created_at");
  CREATE INDEX "pages_blocks_prize_wheel_order_idx" ON "pages_blocks_prize_wheel" USING btree ("_order");
  CREATE INDEX "pages_blocks_prize_wheel_parent_id_idx" ON "pages_blocks_prize_wheel" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_prize_wheel_path_idx" ON "pages_blocks_prize_wheel" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_prize_wheel_order_idx" ON "_pages_v_blocks_prize_wheel" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_prize_wheel_parent_id_idx" ON "_pages_v_blocks_prize_wheel" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_prize_wheel_path_idx" ON "_pages_v_blocks_prize_wheel" USING btree ("_path");
  CREATE INDEX "payment_requests_tenant_idx" ON "payment_requests" USING btree ("tenant_id");
  CREATE INDEX "payment_requests_payment_state_idx" ON "payment_requests" USING btree ("payment_state");
  CREATE INDEX "payment_requests_payment_key_idx" ON "payment_requests" USING btree ("payment_key");
  CREATE INDEX "payment_requests_updated_at_idx" ON "payment_requests" USING btree ("updated_at");
  CREATE INDEX "payment_requests_created_at_idx" ON "payment_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_reference_idx" ON "payment_requests" USING btree ("tenant_id","reference");
  CREATE INDEX "prize_turns_tenant_idx" ON "prize_turns" USING btree ("tenant_id");
  CREATE INDEX "prize_turns_wheel_idx" ON "prize_turns" USING btree ("wheel_id");
  CREATE INDEX "prize_turns_lead_idx" ON "prize_turns" USING btree ("lead_id");
  CREATE INDEX "prize_turns_shopper_idx" ON "prize_turns" USING btree ("shopper_id");
  CREATE INDEX "prize_turns_prize_id_idx" ON "prize_turns" USING btree ("prize_id");
  CREATE INDEX "prize_turns_updated_at_idx" ON "prize_turns" USING btree ("updated_at");
  CREATE INDEX "prize_turns_created_at_idx" ON "prize_turns" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_prize_wheels_fk" FOREIGN KEY ("prize_wheels_id") REFERENCES "public"."prize_wheels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_requests_fk" FOREIGN KEY ("payment_requests_id") REFERENCES "public"."payment_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_prize_turns_fk" FOREIGN KEY ("prize_turns_id") REFERENCES "public"."prize_turns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_prize_wheels_id_idx" ON "payload_locked_documents_rels" USING btree ("prize_wheels_id");
  CREATE INDEX "payload_locked_documents_rels_payment_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_requests_id");
  CREATE INDEX "payload_locked_documents_rels_prize_turns_id_idx" ON "payload_locked_documents_rels" USING btree ("prize_turns_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "prize_wheels_prizes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "prize_wheels_state_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "prize_wheels_states" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "prize_wheels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_prize_wheel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_prize_wheel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payment_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "prize_turns" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "prize_wheels_prizes" CASCADE;
  DROP TABLE "prize_wheels_state_terms" CASCADE;
  DROP TABLE "prize_wheels_states" CASCADE;
  DROP TABLE "prize_wheels" CASCADE;
  DROP TABLE "pages_blocks_prize_wheel" CASCADE;
  DROP TABLE "_pages_v_blocks_prize_wheel" CASCADE;
  DROP TABLE "payment_requests" CASCADE;
  DROP TABLE "prize_turns" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_prize_wheels_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payment_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_prize_turns_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('cars', 'feed-clients', 'feed-runs', 'offers', 'models', 'brands', 'reviews', 'blogs', 'promo-cards', 'media', 'picture-overlays', 'documents', 'pages', 'navigation', 'locations', 'delivery-zones', 'redirects', 'leads', 'lead-rules', 'appointments', 'lead-destinations', 'lead-deliveries', 'lead-activities', 'audit-log', 'finance-applications', 'reservations', 'shoppers', 'watchlist-entries', 'saved-searches', 'own-vehicles');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_prize_wheels_id_idx";
  DROP INDEX "payload_locked_documents_rels_payment_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_prize_turns_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "prize_wheels_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payment_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "prize_turns_id";
  DROP TYPE "public"."enum_prize_wheels_prizes_colour";
  DROP TYPE "public"."enum_prize_wheels_state_terms_state";
  DROP TYPE "public"."enum_prize_wheels_states";
  DROP TYPE "public"."enum_pages_blocks_prize_wheel_tone";
  DROP TYPE "public"."enum__pages_v_blocks_prize_wheel_tone";
  DROP TYPE "public"."enum_payment_requests_state";
  DROP TYPE "public"."enum_payment_requests_payment_state";
  DROP TYPE "public"."enum_prize_turns_state";
  DROP TYPE "public"."enum_prize_turns_residence";`)
}
