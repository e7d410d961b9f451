import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// By hand: a row belongs to a dealership even as a draft, and an address is free again once its row is in the trash.
const slugIndexes = { offers: 1, models: 2, brands: 3, blogs: 4, pages: 5 }
const slugIndex = (table: string, number: number, where: string) =>
  sql.raw(
    `DROP INDEX "tenant_slug_${number}_idx"; CREATE UNIQUE INDEX "tenant_slug_${number}_idx" ON "${table}" USING btree ("tenant_id","slug")${where}`,
  )

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_picture_overlays_shown_on" AS ENUM('new', 'demo', 'used', 'offer');
  CREATE TYPE "public"."enum_picture_overlays_kind" AS ENUM('ribbon', 'watermark');
  CREATE TYPE "public"."enum_picture_overlays_place" AS ENUM('bottom-right', 'strip', 'middle');
  CREATE TYPE "public"."enum_picture_overlays_tone" AS ENUM('brand', 'ink', 'light');
  CREATE TYPE "public"."enum_picture_overlays_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__picture_overlays_v_version_shown_on" AS ENUM('new', 'demo', 'used', 'offer');
  CREATE TYPE "public"."enum__picture_overlays_v_version_kind" AS ENUM('ribbon', 'watermark');
  CREATE TYPE "public"."enum__picture_overlays_v_version_place" AS ENUM('bottom-right', 'strip', 'middle');
  CREATE TYPE "public"."enum__picture_overlays_v_version_tone" AS ENUM('brand', 'ink', 'light');
  CREATE TYPE "public"."enum__picture_overlays_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'dealership');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'dealership');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'dealership');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('cars', 'feed-clients', 'feed-runs', 'offers', 'models', 'brands', 'reviews', 'blogs', 'promo-cards', 'media', 'picture-overlays', 'documents', 'pages', 'navigation', 'locations', 'delivery-zones', 'redirects', 'leads', 'reservations', 'shoppers', 'watchlist-entries');
  CREATE TABLE "picture_overlays_shown_on" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_picture_overlays_shown_on",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "picture_overlays" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar,
  	"kind" "enum_picture_overlays_kind" DEFAULT 'ribbon',
  	"place" "enum_picture_overlays_place" DEFAULT 'bottom-right',
  	"words" varchar,
  	"tone" "enum_picture_overlays_tone" DEFAULT 'brand',
  	"artwork_id" uuid,
  	"opacity" numeric DEFAULT 60,
  	"width" numeric DEFAULT 30,
  	"start" timestamp(3) with time zone,
  	"expiry" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_picture_overlays_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_picture_overlays_v_version_shown_on" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__picture_overlays_v_version_shown_on",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_picture_overlays_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar,
  	"version_kind" "enum__picture_overlays_v_version_kind" DEFAULT 'ribbon',
  	"version_place" "enum__picture_overlays_v_version_place" DEFAULT 'bottom-right',
  	"version_words" varchar,
  	"version_tone" "enum__picture_overlays_v_version_tone" DEFAULT 'brand',
  	"version_artwork_id" uuid,
  	"version_opacity" numeric DEFAULT 60,
  	"version_width" numeric DEFAULT 30,
  	"version_start" timestamp(3) with time zone,
  	"version_expiry" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__picture_overlays_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_read_tenant_id" uuid,
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_update_tenant_id" uuid,
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"access_delete_tenant_id" uuid,
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  ALTER TABLE "offers" ADD COLUMN "featured" boolean DEFAULT false;
  ALTER TABLE "offers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_offers_v" ADD COLUMN "version_featured" boolean DEFAULT false;
  ALTER TABLE "_offers_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_offers_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "models" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_models_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_models_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "brands" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_brands_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_brands_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "reviews" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "blogs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_blogs_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "promo_cards" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_promo_cards_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_promo_cards_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "picture_overlays_id" uuid;
  ALTER TABLE "picture_overlays_shown_on" ADD CONSTRAINT "picture_overlays_shown_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."picture_overlays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picture_overlays" ADD CONSTRAINT "picture_overlays_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "picture_overlays" ADD CONSTRAINT "picture_overlays_artwork_id_media_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_picture_overlays_v_version_shown_on" ADD CONSTRAINT "_picture_overlays_v_version_shown_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_picture_overlays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_picture_overlays_v" ADD CONSTRAINT "_picture_overlays_v_parent_id_picture_overlays_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."picture_overlays"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_picture_overlays_v" ADD CONSTRAINT "_picture_overlays_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_picture_overlays_v" ADD CONSTRAINT "_picture_overlays_v_version_artwork_id_media_id_fk" FOREIGN KEY ("version_artwork_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets" ADD CONSTRAINT "payload_query_presets_access_read_tenant_id_tenants_id_fk" FOREIGN KEY ("access_read_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets" ADD CONSTRAINT "payload_query_presets_access_update_tenant_id_tenants_id_fk" FOREIGN KEY ("access_update_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets" ADD CONSTRAINT "payload_query_presets_access_delete_tenant_id_tenants_id_fk" FOREIGN KEY ("access_delete_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "picture_overlays_shown_on_order_idx" ON "picture_overlays_shown_on" USING btree ("order");
  CREATE INDEX "picture_overlays_shown_on_parent_idx" ON "picture_overlays_shown_on" USING btree ("parent_id");
  CREATE INDEX "picture_overlays_tenant_idx" ON "picture_overlays" USING btree ("tenant_id");
  CREATE INDEX "picture_overlays_artwork_idx" ON "picture_overlays" USING btree ("artwork_id");
  CREATE INDEX "picture_overlays_updated_at_idx" ON "picture_overlays" USING btree ("updated_at");
  CREATE INDEX "picture_overlays_created_at_idx" ON "picture_overlays" USING btree ("created_at");
  CREATE INDEX "picture_overlays_deleted_at_idx" ON "picture_overlays" USING btree ("deleted_at");
  CREATE INDEX "picture_overlays__status_idx" ON "picture_overlays" USING btree ("_status");
  CREATE INDEX "_picture_overlays_v_version_shown_on_order_idx" ON "_picture_overlays_v_version_shown_on" USING btree ("order");
  CREATE INDEX "_picture_overlays_v_version_shown_on_parent_idx" ON "_picture_overlays_v_version_shown_on" USING btree ("parent_id");
  CREATE INDEX "_picture_overlays_v_parent_idx" ON "_picture_overlays_v" USING btree ("parent_id");
  CREATE INDEX "_picture_overlays_v_version_version_tenant_idx" ON "_picture_overlays_v" USING btree ("version_tenant_id");
  CREATE INDEX "_picture_overlays_v_version_version_artwork_idx" ON "_picture_overlays_v" USING btree ("version_artwork_id");
  CREATE INDEX "_picture_overlays_v_version_version_updated_at_idx" ON "_picture_overlays_v" USING btree ("version_updated_at");
  CREATE INDEX "_picture_overlays_v_version_version_created_at_idx" ON "_picture_overlays_v" USING btree ("version_created_at");
  CREATE INDEX "_picture_overlays_v_version_version_deleted_at_idx" ON "_picture_overlays_v" USING btree ("version_deleted_at");
  CREATE INDEX "_picture_overlays_v_version_version__status_idx" ON "_picture_overlays_v" USING btree ("version__status");
  CREATE INDEX "_picture_overlays_v_created_at_idx" ON "_picture_overlays_v" USING btree ("created_at");
  CREATE INDEX "_picture_overlays_v_updated_at_idx" ON "_picture_overlays_v" USING btree ("updated_at");
  CREATE INDEX "_picture_overlays_v_latest_idx" ON "_picture_overlays_v" USING btree ("latest");
  CREATE INDEX "_picture_overlays_v_autosave_idx" ON "_picture_overlays_v" USING btree ("autosave");
  CREATE INDEX "payload_query_presets_access_read_access_read_tenant_idx" ON "payload_query_presets" USING btree ("access_read_tenant_id");
  CREATE INDEX "payload_query_presets_access_update_access_update_tenant_idx" ON "payload_query_presets" USING btree ("access_update_tenant_id");
  CREATE INDEX "payload_query_presets_access_delete_access_delete_tenant_idx" ON "payload_query_presets" USING btree ("access_delete_tenant_id");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_picture_overlays_fk" FOREIGN KEY ("picture_overlays_id") REFERENCES "public"."picture_overlays"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "offers_deleted_at_idx" ON "offers" USING btree ("deleted_at");
  CREATE INDEX "_offers_v_version_version_deleted_at_idx" ON "_offers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_offers_v_autosave_idx" ON "_offers_v" USING btree ("autosave");
  CREATE INDEX "models_deleted_at_idx" ON "models" USING btree ("deleted_at");
  CREATE INDEX "_models_v_version_version_deleted_at_idx" ON "_models_v" USING btree ("version_deleted_at");
  CREATE INDEX "_models_v_autosave_idx" ON "_models_v" USING btree ("autosave");
  CREATE INDEX "brands_deleted_at_idx" ON "brands" USING btree ("deleted_at");
  CREATE INDEX "_brands_v_version_version_deleted_at_idx" ON "_brands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_brands_v_autosave_idx" ON "_brands_v" USING btree ("autosave");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blogs_v_autosave_idx" ON "_blogs_v" USING btree ("autosave");
  CREATE INDEX "promo_cards_deleted_at_idx" ON "promo_cards" USING btree ("deleted_at");
  CREATE INDEX "_promo_cards_v_version_version_deleted_at_idx" ON "_promo_cards_v" USING btree ("version_deleted_at");
  CREATE INDEX "_promo_cards_v_autosave_idx" ON "_promo_cards_v" USING btree ("autosave");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_picture_overlays_id_idx" ON "payload_locked_documents_rels" USING btree ("picture_overlays_id");`)
  await db.execute(sql`ALTER TABLE "picture_overlays" ALTER COLUMN "tenant_id" SET NOT NULL`)
  for (const [table, number] of Object.entries(slugIndexes))
    await db.execute(slugIndex(table, number, ' WHERE "deleted_at" IS NULL'))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  for (const [table, number] of Object.entries(slugIndexes)) await db.execute(slugIndex(table, number, ''))
  await db.execute(sql`
   ALTER TABLE "picture_overlays_shown_on" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "picture_overlays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_picture_overlays_v_version_shown_on" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_picture_overlays_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "picture_overlays_shown_on" CASCADE;
  DROP TABLE "picture_overlays" CASCADE;
  DROP TABLE "_picture_overlays_v_version_shown_on" CASCADE;
  DROP TABLE "_picture_overlays_v" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_picture_overlays_fk";
  
  DROP INDEX "offers_deleted_at_idx";
  DROP INDEX "_offers_v_version_version_deleted_at_idx";
  DROP INDEX "_offers_v_autosave_idx";
  DROP INDEX "models_deleted_at_idx";
  DROP INDEX "_models_v_version_version_deleted_at_idx";
  DROP INDEX "_models_v_autosave_idx";
  DROP INDEX "brands_deleted_at_idx";
  DROP INDEX "_brands_v_version_version_deleted_at_idx";
  DROP INDEX "_brands_v_autosave_idx";
  DROP INDEX "reviews_deleted_at_idx";
  DROP INDEX "blogs_deleted_at_idx";
  DROP INDEX "_blogs_v_version_version_deleted_at_idx";
  DROP INDEX "_blogs_v_autosave_idx";
  DROP INDEX "promo_cards_deleted_at_idx";
  DROP INDEX "_promo_cards_v_version_version_deleted_at_idx";
  DROP INDEX "_promo_cards_v_autosave_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_picture_overlays_id_idx";
  ALTER TABLE "offers" DROP COLUMN "featured";
  ALTER TABLE "offers" DROP COLUMN "deleted_at";
  ALTER TABLE "_offers_v" DROP COLUMN "version_featured";
  ALTER TABLE "_offers_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_offers_v" DROP COLUMN "autosave";
  ALTER TABLE "models" DROP COLUMN "deleted_at";
  ALTER TABLE "_models_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_models_v" DROP COLUMN "autosave";
  ALTER TABLE "brands" DROP COLUMN "deleted_at";
  ALTER TABLE "_brands_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_brands_v" DROP COLUMN "autosave";
  ALTER TABLE "reviews" DROP COLUMN "deleted_at";
  ALTER TABLE "blogs" DROP COLUMN "deleted_at";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_blogs_v" DROP COLUMN "autosave";
  ALTER TABLE "promo_cards" DROP COLUMN "deleted_at";
  ALTER TABLE "_promo_cards_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_promo_cards_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "picture_overlays_id";
  DROP TYPE "public"."enum_picture_overlays_shown_on";
  DROP TYPE "public"."enum_picture_overlays_kind";
  DROP TYPE "public"."enum_picture_overlays_place";
  DROP TYPE "public"."enum_picture_overlays_tone";
  DROP TYPE "public"."enum_picture_overlays_status";
  DROP TYPE "public"."enum__picture_overlays_v_version_shown_on";
  DROP TYPE "public"."enum__picture_overlays_v_version_kind";
  DROP TYPE "public"."enum__picture_overlays_v_version_place";
  DROP TYPE "public"."enum__picture_overlays_v_version_tone";
  DROP TYPE "public"."enum__picture_overlays_v_version_status";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";`)
}
