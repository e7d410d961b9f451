import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tenants_theme_places_layout" AS ENUM('beside', 'map', 'photos', 'rows', 'cities');
  CREATE TYPE "public"."enum__tenants_v_version_theme_places_layout" AS ENUM('beside', 'map', 'photos', 'rows', 'cities');
  ALTER TYPE "public"."enum_pages_blocks_offers_layout" ADD VALUE 'panels';
  ALTER TYPE "public"."enum__pages_v_blocks_offers_layout" ADD VALUE 'panels';
  CREATE TABLE "blogs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_blogs_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "blogs" ADD COLUMN "category" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_category" varchar;
  ALTER TABLE "tenants" ADD COLUMN "theme_places_layout" "enum_tenants_theme_places_layout";
  ALTER TABLE "_tenants_v" ADD COLUMN "version_theme_places_layout" "enum__tenants_v_version_theme_places_layout";
  ALTER TABLE "blogs_texts" ADD CONSTRAINT "blogs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_texts" ADD CONSTRAINT "_blogs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "blogs_texts_order_parent" ON "blogs_texts" USING btree ("order","parent_id");
  CREATE INDEX "_blogs_v_texts_order_parent" ON "_blogs_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "blogs_category_idx" ON "blogs" USING btree ("category");
  CREATE INDEX "_blogs_v_version_version_category_idx" ON "_blogs_v" USING btree ("version_category");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blogs_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_blogs_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "blogs_texts" CASCADE;
  DROP TABLE "_blogs_v_texts" CASCADE;
  ALTER TABLE "pages_blocks_offers" ALTER COLUMN "layout" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_offers" ALTER COLUMN "layout" SET DEFAULT 'feature'::text;
  DROP TYPE "public"."enum_pages_blocks_offers_layout";
  CREATE TYPE "public"."enum_pages_blocks_offers_layout" AS ENUM('feature', 'tickets', 'ledger', 'poster');
  ALTER TABLE "pages_blocks_offers" ALTER COLUMN "layout" SET DEFAULT 'feature'::"public"."enum_pages_blocks_offers_layout";
  ALTER TABLE "pages_blocks_offers" ALTER COLUMN "layout" SET DATA TYPE "public"."enum_pages_blocks_offers_layout" USING "layout"::"public"."enum_pages_blocks_offers_layout";
  ALTER TABLE "_pages_v_blocks_offers" ALTER COLUMN "layout" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_offers" ALTER COLUMN "layout" SET DEFAULT 'feature'::text;
  DROP TYPE "public"."enum__pages_v_blocks_offers_layout";
  CREATE TYPE "public"."enum__pages_v_blocks_offers_layout" AS ENUM('feature', 'tickets', 'ledger', 'poster');
  ALTER TABLE "_pages_v_blocks_offers" ALTER COLUMN "layout" SET DEFAULT 'feature'::"public"."enum__pages_v_blocks_offers_layout";
  ALTER TABLE "_pages_v_blocks_offers" ALTER COLUMN "layout" SET DATA TYPE "public"."enum__pages_v_blocks_offers_layout" USING "layout"::"public"."enum__pages_v_blocks_offers_layout";
  DROP INDEX "blogs_category_idx";
  DROP INDEX "_blogs_v_version_version_category_idx";
  ALTER TABLE "blogs" DROP COLUMN "category";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_category";
  ALTER TABLE "tenants" DROP COLUMN "theme_places_layout";
  ALTER TABLE "_tenants_v" DROP COLUMN "version_theme_places_layout";
  DROP TYPE "public"."enum_tenants_theme_places_layout";
  DROP TYPE "public"."enum__tenants_v_version_theme_places_layout";`)
}
