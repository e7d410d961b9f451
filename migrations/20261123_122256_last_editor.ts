import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cars" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_cars_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "offers" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_offers_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "models" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_models_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "brands" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_brands_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "blogs" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "promo_cards" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_promo_cards_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "picture_overlays" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_picture_overlays_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "navigation" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "locations" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_locations_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "leads" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_leads_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "tenants" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_tenants_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "platform_settings" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_platform_settings_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "legal_texts" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_legal_texts_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "lenders" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_lenders_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "platform_notice" ADD COLUMN "updated_by_id" uuid;
  ALTER TABLE "_platform_notice_v" ADD COLUMN "version_updated_by_id" uuid;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cars_v" ADD CONSTRAINT "_cars_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_cards" ADD CONSTRAINT "promo_cards_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "picture_overlays" ADD CONSTRAINT "picture_overlays_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_picture_overlays_v" ADD CONSTRAINT "_picture_overlays_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leads_v" ADD CONSTRAINT "_leads_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenants" ADD CONSTRAINT "tenants_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenants_v" ADD CONSTRAINT "_tenants_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "platform_settings" ADD CONSTRAINT "platform_settings_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_settings_v" ADD CONSTRAINT "_platform_settings_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_texts_v" ADD CONSTRAINT "_legal_texts_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lenders" ADD CONSTRAINT "lenders_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lenders_v" ADD CONSTRAINT "_lenders_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "platform_notice" ADD CONSTRAINT "platform_notice_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_notice_v" ADD CONSTRAINT "_platform_notice_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "cars_updated_by_idx" ON "cars" USING btree ("updated_by_id");
  CREATE INDEX "_cars_v_version_version_updated_by_idx" ON "_cars_v" USING btree ("version_updated_by_id");
  CREATE INDEX "offers_updated_by_idx" ON "offers" USING btree ("updated_by_id");
  CREATE INDEX "_offers_v_version_version_updated_by_idx" ON "_offers_v" USING btree ("version_updated_by_id");
  CREATE INDEX "models_updated_by_idx" ON "models" USING btree ("updated_by_id");
  CREATE INDEX "_models_v_version_version_updated_by_idx" ON "_models_v" USING btree ("version_updated_by_id");
  CREATE INDEX "brands_updated_by_idx" ON "brands" USING btree ("updated_by_id");
  CREATE INDEX "_brands_v_version_version_updated_by_idx" ON "_brands_v" USING btree ("version_updated_by_id");
  CREATE INDEX "blogs_updated_by_idx" ON "blogs" USING btree ("updated_by_id");
  CREATE INDEX "_blogs_v_version_version_updated_by_idx" ON "_blogs_v" USING btree ("version_updated_by_id");
  CREATE INDEX "promo_cards_updated_by_idx" ON "promo_cards" USING btree ("updated_by_id");
  CREATE INDEX "_promo_cards_v_version_version_updated_by_idx" ON "_promo_cards_v" USING btree ("version_updated_by_id");
  CREATE INDEX "picture_overlays_updated_by_idx" ON "picture_overlays" USING btree ("updated_by_id");
  CREATE INDEX "_picture_overlays_v_version_version_updated_by_idx" ON "_picture_overlays_v" USING btree ("version_updated_by_id");
  CREATE INDEX "pages_updated_by_idx" ON "pages" USING btree ("updated_by_id");
  CREATE INDEX "_pages_v_version_version_updated_by_idx" ON "_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "navigation_updated_by_idx" ON "navigation" USING btree ("updated_by_id");
  CREATE INDEX "_navigation_v_version_version_updated_by_idx" ON "_navigation_v" USING btree ("version_updated_by_id");
  CREATE INDEX "locations_updated_by_idx" ON "locations" USING btree ("updated_by_id");
  CREATE INDEX "_locations_v_version_version_updated_by_idx" ON "_locations_v" USING btree ("version_updated_by_id");
  CREATE INDEX "leads_updated_by_idx" ON "leads" USING btree ("updated_by_id");
  CREATE INDEX "_leads_v_version_version_updated_by_idx" ON "_leads_v" USING btree ("version_updated_by_id");
  CREATE INDEX "tenants_updated_by_idx" ON "tenants" USING btree ("updated_by_id");
  CREATE INDEX "_tenants_v_version_version_updated_by_idx" ON "_tenants_v" USING btree ("version_updated_by_id");
  CREATE INDEX "platform_settings_updated_by_idx" ON "platform_settings" USING btree ("updated_by_id");
  CREATE INDEX "_platform_settings_v_version_version_updated_by_idx" ON "_platform_settings_v" USING btree ("version_updated_by_id");
  CREATE INDEX "legal_texts_updated_by_idx" ON "legal_texts" USING btree ("updated_by_id");
  CREATE INDEX "_legal_texts_v_version_version_updated_by_idx" ON "_legal_texts_v" USING btree ("version_updated_by_id");
  CREATE INDEX "lenders_updated_by_idx" ON "lenders" USING btree ("updated_by_id");
  CREATE INDEX "_lenders_v_version_version_updated_by_idx" ON "_lenders_v" USING btree ("version_updated_by_id");
  CREATE INDEX "platform_notice_updated_by_idx" ON "platform_notice" USING btree ("updated_by_id");
  CREATE INDEX "_platform_notice_v_version_version_updated_by_idx" ON "_platform_notice_v" USING btree ("version_updated_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cars" DROP CONSTRAINT "cars_updated_by_id_users_id_fk";
  
  ALTER TABLE "_cars_v" DROP CONSTRAINT "_cars_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "offers" DROP CONSTRAINT "offers_updated_by_id_users_id_fk";
  
  ALTER TABLE "_offers_v" DROP CONSTRAINT "_offers_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "models" DROP CONSTRAINT "models_updated_by_id_users_id_fk";
  
  ALTER TABLE "_models_v" DROP CONSTRAINT "_models_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "brands" DROP CONSTRAINT "brands_updated_by_id_users_id_fk";
  
  ALTER TABLE "_brands_v" DROP CONSTRAINT "_brands_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "blogs" DROP CONSTRAINT "blogs_updated_by_id_users_id_fk";
  
  ALTER TABLE "_blogs_v" DROP CONSTRAINT "_blogs_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "promo_cards" DROP CONSTRAINT "promo_cards_updated_by_id_users_id_fk";
  
  ALTER TABLE "_promo_cards_v" DROP CONSTRAINT "_promo_cards_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "picture_overlays" DROP CONSTRAINT "picture_overlays_updated_by_id_users_id_fk";
  
  ALTER TABLE "_picture_overlays_v" DROP CONSTRAINT "_picture_overlays_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_updated_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "navigation" DROP CONSTRAINT "navigation_updated_by_id_users_id_fk";
  
  ALTER TABLE "_navigation_v" DROP CONSTRAINT "_navigation_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "locations" DROP CONSTRAINT "locations_updated_by_id_users_id_fk";
  
  ALTER TABLE "_locations_v" DROP CONSTRAINT "_locations_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "leads" DROP CONSTRAINT "leads_updated_by_id_users_id_fk";
  
  ALTER TABLE "_leads_v" DROP CONSTRAINT "_leads_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "tenants" DROP CONSTRAINT "tenants_updated_by_id_users_id_fk";
  
  ALTER TABLE "_tenants_v" DROP CONSTRAINT "_tenants_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "platform_settings" DROP CONSTRAINT "platform_settings_updated_by_id_users_id_fk";
  
  ALTER TABLE "_platform_settings_v" DROP CONSTRAINT "_platform_settings_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "legal_texts" DROP CONSTRAINT "legal_texts_updated_by_id_users_id_fk";
  
  ALTER TABLE "_legal_texts_v" DROP CONSTRAINT "_legal_texts_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "lenders" DROP CONSTRAINT "lenders_updated_by_id_users_id_fk";
  
  ALTER TABLE "_lenders_v" DROP CONSTRAINT "_lenders_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "platform_notice" DROP CONSTRAINT "platform_notice_updated_by_id_users_id_fk";
  
  ALTER TABLE "_platform_notice_v" DROP CONSTRAINT "_platform_notice_v_version_updated_by_id_users_id_fk";
  
  DROP INDEX "cars_updated_by_idx";
  DROP INDEX "_cars_v_version_version_updated_by_idx";
  DROP INDEX "offers_updated_by_idx";
  DROP INDEX "_offers_v_version_version_updated_by_idx";
  DROP INDEX "models_updated_by_idx";
  DROP INDEX "_models_v_version_version_updated_by_idx";
  DROP INDEX "brands_updated_by_idx";
  DROP INDEX "_brands_v_version_version_updated_by_idx";
  DROP INDEX "blogs_updated_by_idx";
  DROP INDEX "_blogs_v_version_version_updated_by_idx";
  DROP INDEX "promo_cards_updated_by_idx";
  DROP INDEX "_promo_cards_v_version_version_updated_by_idx";
  DROP INDEX "picture_overlays_updated_by_idx";
  DROP INDEX "_picture_overlays_v_version_version_updated_by_idx";
  DROP INDEX "pages_updated_by_idx";
  DROP INDEX "_pages_v_version_version_updated_by_idx";
  DROP INDEX "navigation_updated_by_idx";
  DROP INDEX "_navigation_v_version_version_updated_by_idx";
  DROP INDEX "locations_updated_by_idx";
  DROP INDEX "_locations_v_version_version_updated_by_idx";
  DROP INDEX "leads_updated_by_idx";
  DROP INDEX "_leads_v_version_version_updated_by_idx";
  DROP INDEX "tenants_updated_by_idx";
  DROP INDEX "_tenants_v_version_version_updated_by_idx";
  DROP INDEX "platform_settings_updated_by_idx";
  DROP INDEX "_platform_settings_v_version_version_updated_by_idx";
  DROP INDEX "legal_texts_updated_by_idx";
  DROP INDEX "_legal_texts_v_version_version_updated_by_idx";
  DROP INDEX "lenders_updated_by_idx";
  DROP INDEX "_lenders_v_version_version_updated_by_idx";
  DROP INDEX "platform_notice_updated_by_idx";
  DROP INDEX "_platform_notice_v_version_version_updated_by_idx";
  ALTER TABLE "cars" DROP COLUMN "updated_by_id";
  ALTER TABLE "_cars_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "offers" DROP COLUMN "updated_by_id";
  ALTER TABLE "_offers_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "models" DROP COLUMN "updated_by_id";
  ALTER TABLE "_models_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "brands" DROP COLUMN "updated_by_id";
  ALTER TABLE "_brands_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "blogs" DROP COLUMN "updated_by_id";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "promo_cards" DROP COLUMN "updated_by_id";
  ALTER TABLE "_promo_cards_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "picture_overlays" DROP COLUMN "updated_by_id";
  ALTER TABLE "_picture_overlays_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "pages" DROP COLUMN "updated_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "navigation" DROP COLUMN "updated_by_id";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "locations" DROP COLUMN "updated_by_id";
  ALTER TABLE "_locations_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "leads" DROP COLUMN "updated_by_id";
  ALTER TABLE "_leads_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "tenants" DROP COLUMN "updated_by_id";
  ALTER TABLE "_tenants_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "platform_settings" DROP COLUMN "updated_by_id";
  ALTER TABLE "_platform_settings_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "legal_texts" DROP COLUMN "updated_by_id";
  ALTER TABLE "_legal_texts_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "lenders" DROP COLUMN "updated_by_id";
  ALTER TABLE "_lenders_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "platform_notice" DROP COLUMN "updated_by_id";
  ALTER TABLE "_platform_notice_v" DROP COLUMN "version_updated_by_id";`)
}
