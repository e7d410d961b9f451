import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "models_key_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "models_grades" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"price" numeric,
  	"engine" varchar,
  	"transmission" varchar,
  	"drive" varchar,
  	"economy" varchar,
  	"seats" varchar,
  	"towing" varchar,
  	"features" varchar
  );
  
  CREATE TABLE "models_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar
  );
  
  CREATE TABLE "models_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"caption" varchar
  );
  
  CREATE TABLE "_models_v_version_key_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_grades" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"price" numeric,
  	"engine" varchar,
  	"transmission" varchar,
  	"drive" varchar,
  	"economy" varchar,
  	"seats" varchar,
  	"towing" varchar,
  	"features" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"hex" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "models" ADD COLUMN "price_from" numeric;
  ALTER TABLE "_models_v" ADD COLUMN "version_price_from" numeric;
  ALTER TABLE "models_key_figures" ADD CONSTRAINT "models_key_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_grades" ADD CONSTRAINT "models_grades_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_gallery" ADD CONSTRAINT "models_gallery_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_gallery" ADD CONSTRAINT "models_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_key_figures" ADD CONSTRAINT "_models_v_version_key_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_grades" ADD CONSTRAINT "_models_v_version_grades_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_colours" ADD CONSTRAINT "_models_v_version_colours_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_colours" ADD CONSTRAINT "_models_v_version_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_gallery" ADD CONSTRAINT "_models_v_version_gallery_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_gallery" ADD CONSTRAINT "_models_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "models_key_figures_order_idx" ON "models_key_figures" USING btree ("_order");
  CREATE INDEX "models_key_figures_parent_id_idx" ON "models_key_figures" USING btree ("_parent_id");
  CREATE INDEX "models_grades_order_idx" ON "models_grades" USING btree ("_order");
  CREATE INDEX "models_grades_parent_id_idx" ON "models_grades" USING btree ("_parent_id");
  CREATE INDEX "models_colours_order_idx" ON "models_colours" USING btree ("_order");
  CREATE INDEX "models_colours_parent_id_idx" ON "models_colours" USING btree ("_parent_id");
  CREATE INDEX "models_colours_image_image_media_idx" ON "models_colours" USING btree ("image_media_id");
  CREATE INDEX "models_gallery_order_idx" ON "models_gallery" USING btree ("_order");
  CREATE INDEX "models_gallery_parent_id_idx" ON "models_gallery" USING btree ("_parent_id");
  CREATE INDEX "models_gallery_image_image_media_idx" ON "models_gallery" USING btree ("image_media_id");
  CREATE INDEX "_models_v_version_key_figures_order_idx" ON "_models_v_version_key_figures" USING btree ("_order");
  CREATE INDEX "_models_v_version_key_figures_parent_id_idx" ON "_models_v_version_key_figures" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_grades_order_idx" ON "_models_v_version_grades" USING btree ("_order");
  CREATE INDEX "_models_v_version_grades_parent_id_idx" ON "_models_v_version_grades" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_colours_order_idx" ON "_models_v_version_colours" USING btree ("_order");
  CREATE INDEX "_models_v_version_colours_parent_id_idx" ON "_models_v_version_colours" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_colours_image_image_media_idx" ON "_models_v_version_colours" USING btree ("image_media_id");
  CREATE INDEX "_models_v_version_gallery_order_idx" ON "_models_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_models_v_version_gallery_parent_id_idx" ON "_models_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_gallery_image_image_media_idx" ON "_models_v_version_gallery" USING btree ("image_media_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "models_key_figures" CASCADE;
  DROP TABLE "models_grades" CASCADE;
  DROP TABLE "models_colours" CASCADE;
  DROP TABLE "models_gallery" CASCADE;
  DROP TABLE "_models_v_version_key_figures" CASCADE;
  DROP TABLE "_models_v_version_grades" CASCADE;
  DROP TABLE "_models_v_version_colours" CASCADE;
  DROP TABLE "_models_v_version_gallery" CASCADE;
  ALTER TABLE "models" DROP COLUMN "price_from";
  ALTER TABLE "_models_v" DROP COLUMN "version_price_from";`)
}
