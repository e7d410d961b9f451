import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_brand_grid_layout" AS ENUM('cards', 'band');
  CREATE TYPE "public"."enum__pages_v_blocks_brand_grid_layout" AS ENUM('cards', 'band');
  CREATE TYPE "public"."enum_tenants_theme_motif" AS ENUM('none', 'arch');
  CREATE TYPE "public"."enum__tenants_v_version_theme_motif" AS ENUM('none', 'arch');
  ALTER TYPE "public"."enum_pages_blocks_hero_variant" ADD VALUE 'arch' BEFORE 'slider';
  ALTER TYPE "public"."enum__pages_v_blocks_hero_variant" ADD VALUE 'arch' BEFORE 'slider';
  ALTER TABLE "pages_blocks_brand_grid" ADD COLUMN "layout" "enum_pages_blocks_brand_grid_layout" DEFAULT 'cards';
  ALTER TABLE "_pages_v_blocks_brand_grid" ADD COLUMN "layout" "enum__pages_v_blocks_brand_grid_layout" DEFAULT 'cards';
  ALTER TABLE "tenants" ADD COLUMN "theme_motif" "enum_tenants_theme_motif";
  ALTER TABLE "_tenants_v" ADD COLUMN "version_theme_motif" "enum__tenants_v_version_theme_motif";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_hero" ALTER COLUMN "variant" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_hero" ALTER COLUMN "variant" SET DEFAULT 'split'::text;
  DROP TYPE "public"."enum_pages_blocks_hero_variant";
  CREATE TYPE "public"."enum_pages_blocks_hero_variant" AS ENUM('split', 'full', 'centred', 'slider');
  ALTER TABLE "pages_blocks_hero" ALTER COLUMN "variant" SET DEFAULT 'split'::"public"."enum_pages_blocks_hero_variant";
  ALTER TABLE "pages_blocks_hero" ALTER COLUMN "variant" SET DATA TYPE "public"."enum_pages_blocks_hero_variant" USING "variant"::"public"."enum_pages_blocks_hero_variant";
  ALTER TABLE "_pages_v_blocks_hero" ALTER COLUMN "variant" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_hero" ALTER COLUMN "variant" SET DEFAULT 'split'::text;
  DROP TYPE "public"."enum__pages_v_blocks_hero_variant";
  CREATE TYPE "public"."enum__pages_v_blocks_hero_variant" AS ENUM('split', 'full', 'centred', 'slider');
  ALTER TABLE "_pages_v_blocks_hero" ALTER COLUMN "variant" SET DEFAULT 'split'::"public"."enum__pages_v_blocks_hero_variant";
  ALTER TABLE "_pages_v_blocks_hero" ALTER COLUMN "variant" SET DATA TYPE "public"."enum__pages_v_blocks_hero_variant" USING "variant"::"public"."enum__pages_v_blocks_hero_variant";
  ALTER TABLE "pages_blocks_brand_grid" DROP COLUMN "layout";
  ALTER TABLE "_pages_v_blocks_brand_grid" DROP COLUMN "layout";
  ALTER TABLE "tenants" DROP COLUMN "theme_motif";
  ALTER TABLE "_tenants_v" DROP COLUMN "version_theme_motif";
  DROP TYPE "public"."enum_pages_blocks_brand_grid_layout";
  DROP TYPE "public"."enum__pages_v_blocks_brand_grid_layout";
  DROP TYPE "public"."enum_tenants_theme_motif";
  DROP TYPE "public"."enum__tenants_v_version_theme_motif";`)
}
