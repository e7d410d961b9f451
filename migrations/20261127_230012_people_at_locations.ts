import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_people_departments" AS ENUM('sales', 'finance', 'service', 'parts', 'management');
  CREATE TYPE "public"."enum_pages_blocks_people_layout" AS ENUM('portraits', 'lines', 'faces');
  CREATE TYPE "public"."enum_pages_blocks_people_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_people_departments" AS ENUM('sales', 'finance', 'service', 'parts', 'management');
  CREATE TYPE "public"."enum__pages_v_blocks_people_layout" AS ENUM('portraits', 'lines', 'faces');
  CREATE TYPE "public"."enum__pages_v_blocks_people_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_locations_people_department" AS ENUM('sales', 'finance', 'service', 'parts', 'management');
  CREATE TYPE "public"."enum__locations_v_version_people_department" AS ENUM('sales', 'finance', 'service', 'parts', 'management');
  ALTER TYPE "public"."enum_tenants_theme_vehicle_layout" ADD VALUE 'stage';
  ALTER TYPE "public"."enum_tenants_theme_vehicle_layout" ADD VALUE 'sheet';
  ALTER TYPE "public"."enum_tenants_theme_vehicle_layout" ADD VALUE 'story';
  ALTER TYPE "public"."enum_tenants_theme_vehicle_layout" ADD VALUE 'editorial';
  ALTER TYPE "public"."enum__tenants_v_version_theme_vehicle_layout" ADD VALUE 'stage';
  ALTER TYPE "public"."enum__tenants_v_version_theme_vehicle_layout" ADD VALUE 'sheet';
  ALTER TYPE "public"."enum__tenants_v_version_theme_vehicle_layout" ADD VALUE 'story';
  ALTER TYPE "public"."enum__tenants_v_version_theme_vehicle_layout" ADD VALUE 'editorial';
  CREATE TABLE "pages_blocks_people_departments" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_pages_blocks_people_departments",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "pages_blocks_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Who you will meet',
  	"intro" varchar,
  	"limit" numeric DEFAULT 8,
  	"layout" "enum_pages_blocks_people_layout" DEFAULT 'portraits',
  	"tone" "enum_pages_blocks_people_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_people_departments" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__pages_v_blocks_people_departments",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Who you will meet',
  	"intro" varchar,
  	"limit" numeric DEFAULT 8,
  	"layout" "enum__pages_v_blocks_people_layout" DEFAULT 'portraits',
  	"tone" "enum__pages_v_blocks_people_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "locations_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"department" "enum_locations_people_department",
  	"words" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar
  );
  
  CREATE TABLE "_locations_v_version_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"department" "enum__locations_v_version_people_department",
  	"words" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "pages_blocks_people_departments" ADD CONSTRAINT "pages_blocks_people_departments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_people" ADD CONSTRAINT "pages_blocks_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_people_departments" ADD CONSTRAINT "_pages_v_blocks_people_departments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_people" ADD CONSTRAINT "_pages_v_blocks_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_people" ADD CONSTRAINT "locations_people_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_people" ADD CONSTRAINT "locations_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_people" ADD CONSTRAINT "_locations_v_version_people_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_version_people" ADD CONSTRAINT "_locations_v_version_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_people_departments_order_idx" ON "pages_blocks_people_departments" USING btree ("order");
  CREATE INDEX "pages_blocks_people_departments_parent_idx" ON "pages_blocks_people_departments" USING btree ("parent_id");
  CREATE INDEX "pages_blocks_people_order_idx" ON "pages_blocks_people" USING btree ("_order");
  CREATE INDEX "pages_blocks_people_parent_id_idx" ON "pages_blocks_people" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_people_path_idx" ON "pages_blocks_people" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_people_departments_order_idx" ON "_pages_v_blocks_people_departments" USING btree ("order");
  CREATE INDEX "_pages_v_blocks_people_departments_parent_idx" ON "_pages_v_blocks_people_departments" USING btree ("parent_id");
  CREATE INDEX "_pages_v_blocks_people_order_idx" ON "_pages_v_blocks_people" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_people_parent_id_idx" ON "_pages_v_blocks_people" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_people_path_idx" ON "_pages_v_blocks_people" USING btree ("_path");
  CREATE INDEX "locations_people_order_idx" ON "locations_people" USING btree ("_order");
  CREATE INDEX "locations_people_parent_id_idx" ON "locations_people" USING btree ("_parent_id");
  CREATE INDEX "locations_people_image_image_media_idx" ON "locations_people" USING btree ("image_media_id");
  CREATE INDEX "_locations_v_version_people_order_idx" ON "_locations_v_version_people" USING btree ("_order");
  CREATE INDEX "_locations_v_version_people_parent_id_idx" ON "_locations_v_version_people" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_version_people_image_image_media_idx" ON "_locations_v_version_people" USING btree ("image_media_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_blocks_people_departments" CASCADE;
  DROP TABLE "pages_blocks_people" CASCADE;
  DROP TABLE "_pages_v_blocks_people_departments" CASCADE;
  DROP TABLE "_pages_v_blocks_people" CASCADE;
  DROP TABLE "locations_people" CASCADE;
  DROP TABLE "_locations_v_version_people" CASCADE;
  ALTER TABLE "tenants" ALTER COLUMN "theme_vehicle_layout" SET DATA TYPE text;
  DROP TYPE "public"."enum_tenants_theme_vehicle_layout";
  CREATE TYPE "public"."enum_tenants_theme_vehicle_layout" AS ENUM('beside', 'wide');
  ALTER TABLE "tenants" ALTER COLUMN "theme_vehicle_layout" SET DATA TYPE "public"."enum_tenants_theme_vehicle_layout" USING "theme_vehicle_layout"::"public"."enum_tenants_theme_vehicle_layout";
  ALTER TABLE "_tenants_v" ALTER COLUMN "version_theme_vehicle_layout" SET DATA TYPE text;
  DROP TYPE "public"."enum__tenants_v_version_theme_vehicle_layout";
  CREATE TYPE "public"."enum__tenants_v_version_theme_vehicle_layout" AS ENUM('beside', 'wide');
  ALTER TABLE "_tenants_v" ALTER COLUMN "version_theme_vehicle_layout" SET DATA TYPE "public"."enum__tenants_v_version_theme_vehicle_layout" USING "version_theme_vehicle_layout"::"public"."enum__tenants_v_version_theme_vehicle_layout";
  DROP TYPE "public"."enum_pages_blocks_people_departments";
  DROP TYPE "public"."enum_pages_blocks_people_layout";
  DROP TYPE "public"."enum_pages_blocks_people_tone";
  DROP TYPE "public"."enum__pages_v_blocks_people_departments";
  DROP TYPE "public"."enum__pages_v_blocks_people_layout";
  DROP TYPE "public"."enum__pages_v_blocks_people_tone";
  DROP TYPE "public"."enum_locations_people_department";
  DROP TYPE "public"."enum__locations_v_version_people_department";`)
}
