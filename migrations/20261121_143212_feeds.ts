import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_feed_clients_profile" AS ENUM('canonical', 'generic', 'dealer-studio', 'easycars', 'trader-ads', 'listings', 'custom');
  CREATE TYPE "public"."enum_feed_clients_mode" AS ENUM('snapshot', 'delta');
  CREATE TYPE "public"."enum_feed_clients_price_basis" AS ENUM('egc', 'drive_away');
  CREATE TYPE "public"."enum_media_source" AS ENUM('upload', 'feed');
  ALTER TYPE "public"."enum_feed_runs_state" ADD VALUE 'interrupted';
  ALTER TYPE "public"."enum_feed_runs_state" ADD VALUE 'refused';
  CREATE TABLE "feed_clients_mapping" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"column" varchar,
  	"field" varchar,
  	"fallback" varchar
  );
  
  CREATE TABLE "feed_clients_location_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"location_id" uuid
  );
  
  ALTER TABLE "cars" ADD COLUMN "feed_locks" jsonb;
  ALTER TABLE "_cars_v" ADD COLUMN "version_feed_locks" jsonb;
  ALTER TABLE "feed_clients" ADD COLUMN "profile" "enum_feed_clients_profile" DEFAULT 'canonical' NOT NULL;
  ALTER TABLE "feed_clients" ADD COLUMN "mode" "enum_feed_clients_mode" DEFAULT 'snapshot' NOT NULL;
  ALTER TABLE "feed_clients" ADD COLUMN "price_basis" "enum_feed_clients_price_basis";
  ALTER TABLE "feed_clients" ADD COLUMN "default_location_id" uuid;
  ALTER TABLE "feed_clients" ADD COLUMN "fetch_photos" boolean DEFAULT true;
  ALTER TABLE "feed_clients" ADD COLUMN "last_sequence" numeric;
  ALTER TABLE "feed_runs" ADD COLUMN "dry_run" boolean DEFAULT false;
  ALTER TABLE "feed_runs" ADD COLUMN "message" varchar;
  ALTER TABLE "feed_runs" ADD COLUMN "advised" numeric DEFAULT 0;
  ALTER TABLE "feed_runs" ADD COLUMN "missing" numeric DEFAULT 0;
  ALTER TABLE "feed_runs" ADD COLUMN "returned" numeric DEFAULT 0;
  ALTER TABLE "feed_runs" ADD COLUMN "sequence" numeric;
  ALTER TABLE "feed_runs" ADD COLUMN "idempotency_key" varchar;
  ALTER TABLE "feed_runs" ADD COLUMN "file_name" varchar;
  ALTER TABLE "feed_runs" ADD COLUMN "format" varchar;
  ALTER TABLE "feed_runs" ADD COLUMN "encoding" varchar;
  ALTER TABLE "feed_runs" ADD COLUMN "bytes" numeric;
  ALTER TABLE "feed_runs" ADD COLUMN "content_hash" varchar;
  ALTER TABLE "feed_runs" ADD COLUMN "decided_by_id" uuid;
  ALTER TABLE "feed_runs" ADD COLUMN "decided_at" timestamp(3) with time zone;
  ALTER TABLE "feed_runs" ADD COLUMN "timings" jsonb;
  ALTER TABLE "media" ADD COLUMN "source" "enum_media_source" DEFAULT 'upload';
  ALTER TABLE "media" ADD COLUMN "content_hash" varchar;
  ALTER TABLE "media" ADD COLUMN "blur" varchar;
  ALTER TABLE "tenants" ADD COLUMN "outbound_link_version" numeric DEFAULT 1;
  ALTER TABLE "_tenants_v" ADD COLUMN "version_outbound_link_version" numeric DEFAULT 1;
  ALTER TABLE "feed_clients_mapping" ADD CONSTRAINT "feed_clients_mapping_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feed_clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feed_clients_location_codes" ADD CONSTRAINT "feed_clients_location_codes_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_clients_location_codes" ADD CONSTRAINT "feed_clients_location_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feed_clients"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "feed_clients_mapping_order_idx" ON "feed_clients_mapping" USING btree ("_order");
  CREATE INDEX "feed_clients_mapping_parent_id_idx" ON "feed_clients_mapping" USING btree ("_parent_id");
  CREATE INDEX "feed_clients_location_codes_order_idx" ON "feed_clients_location_codes" USING btree ("_order");
  CREATE INDEX "feed_clients_location_codes_parent_id_idx" ON "feed_clients_location_codes" USING btree ("_parent_id");
  CREATE INDEX "feed_clients_location_codes_location_idx" ON "feed_clients_location_codes" USING btree ("location_id");
  ALTER TABLE "feed_clients" ADD CONSTRAINT "feed_clients_default_location_id_locations_id_fk" FOREIGN KEY ("default_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "feed_clients_default_location_idx" ON "feed_clients" USING btree ("default_location_id");
  CREATE INDEX "feed_runs_idempotency_key_idx" ON "feed_runs" USING btree ("idempotency_key");
  CREATE INDEX "feed_runs_content_hash_idx" ON "feed_runs" USING btree ("content_hash");
  CREATE INDEX "feed_runs_decided_by_idx" ON "feed_runs" USING btree ("decided_by_id");
  CREATE INDEX "media_source_idx" ON "media" USING btree ("source");
  CREATE INDEX "media_content_hash_idx" ON "media" USING btree ("content_hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feed_clients_mapping" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feed_clients_location_codes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "feed_clients_mapping" CASCADE;
  DROP TABLE "feed_clients_location_codes" CASCADE;
  ALTER TABLE "feed_clients" DROP CONSTRAINT "feed_clients_default_location_id_locations_id_fk";
  
  ALTER TABLE "feed_runs" DROP CONSTRAINT "feed_runs_decided_by_id_users_id_fk";
  
  ALTER TABLE "feed_runs" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "feed_runs" ALTER COLUMN "state" SET DEFAULT 'running'::text;
  DROP TYPE "public"."enum_feed_runs_state";
  CREATE TYPE "public"."enum_feed_runs_state" AS ENUM('running', 'held', 'done', 'failed');
  ALTER TABLE "feed_runs" ALTER COLUMN "state" SET DEFAULT 'running'::"public"."enum_feed_runs_state";
  ALTER TABLE "feed_runs" ALTER COLUMN "state" SET DATA TYPE "public"."enum_feed_runs_state" USING "state"::"public"."enum_feed_runs_state";
  DROP INDEX "feed_clients_default_location_idx";
  DROP INDEX "feed_runs_idempotency_key_idx";
  DROP INDEX "feed_runs_content_hash_idx";
  DROP INDEX "feed_runs_decided_by_idx";
  DROP INDEX "media_source_idx";
  DROP INDEX "media_content_hash_idx";
  ALTER TABLE "cars" DROP COLUMN "feed_locks";
  ALTER TABLE "_cars_v" DROP COLUMN "version_feed_locks";
  ALTER TABLE "feed_clients" DROP COLUMN "profile";
  ALTER TABLE "feed_clients" DROP COLUMN "mode";
  ALTER TABLE "feed_clients" DROP COLUMN "price_basis";
  ALTER TABLE "feed_clients" DROP COLUMN "default_location_id";
  ALTER TABLE "feed_clients" DROP COLUMN "fetch_photos";
  ALTER TABLE "feed_clients" DROP COLUMN "last_sequence";
  ALTER TABLE "feed_runs" DROP COLUMN "dry_run";
  ALTER TABLE "feed_runs" DROP COLUMN "message";
  ALTER TABLE "feed_runs" DROP COLUMN "advised";
  ALTER TABLE "feed_runs" DROP COLUMN "missing";
  ALTER TABLE "feed_runs" DROP COLUMN "returned";
  ALTER TABLE "feed_runs" DROP COLUMN "sequence";
  ALTER TABLE "feed_runs" DROP COLUMN "idempotency_key";
  ALTER TABLE "feed_runs" DROP COLUMN "file_name";
  ALTER TABLE "feed_runs" DROP COLUMN "format";
  ALTER TABLE "feed_runs" DROP COLUMN "encoding";
  ALTER TABLE "feed_runs" DROP COLUMN "bytes";
  ALTER TABLE "feed_runs" DROP COLUMN "content_hash";
  ALTER TABLE "feed_runs" DROP COLUMN "decided_by_id";
  ALTER TABLE "feed_runs" DROP COLUMN "decided_at";
  ALTER TABLE "feed_runs" DROP COLUMN "timings";
  ALTER TABLE "media" DROP COLUMN "source";
  ALTER TABLE "media" DROP COLUMN "content_hash";
  ALTER TABLE "media" DROP COLUMN "blur";
  ALTER TABLE "tenants" DROP COLUMN "outbound_link_version";
  ALTER TABLE "_tenants_v" DROP COLUMN "version_outbound_link_version";
  DROP TYPE "public"."enum_feed_clients_profile";
  DROP TYPE "public"."enum_feed_clients_mode";
  DROP TYPE "public"."enum_feed_clients_price_basis";
  DROP TYPE "public"."enum_media_source";`)
}
