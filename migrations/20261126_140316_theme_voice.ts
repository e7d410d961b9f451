import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tenants_theme_headings" AS ENUM('strong', 'light', 'capitals', 'serif');
  CREATE TYPE "public"."enum_tenants_theme_section_start" AS ENUM('plain', 'centred', 'line', 'bar');
  CREATE TYPE "public"."enum_tenants_theme_footer_style" AS ENUM('columns', 'light', 'statement');
  CREATE TYPE "public"."enum__tenants_v_version_theme_headings" AS ENUM('strong', 'light', 'capitals', 'serif');
  CREATE TYPE "public"."enum__tenants_v_version_theme_section_start" AS ENUM('plain', 'centred', 'line', 'bar');
  CREATE TYPE "public"."enum__tenants_v_version_theme_footer_style" AS ENUM('columns', 'light', 'statement');
  ALTER TABLE "tenants" ADD COLUMN "theme_headings" "enum_tenants_theme_headings";
  ALTER TABLE "tenants" ADD COLUMN "theme_section_start" "enum_tenants_theme_section_start";
  ALTER TABLE "tenants" ADD COLUMN "theme_footer_style" "enum_tenants_theme_footer_style";
  ALTER TABLE "_tenants_v" ADD COLUMN "version_theme_headings" "enum__tenants_v_version_theme_headings";
  ALTER TABLE "_tenants_v" ADD COLUMN "version_theme_section_start" "enum__tenants_v_version_theme_section_start";
  ALTER TABLE "_tenants_v" ADD COLUMN "version_theme_footer_style" "enum__tenants_v_version_theme_footer_style";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants" DROP COLUMN "theme_headings";
  ALTER TABLE "tenants" DROP COLUMN "theme_section_start";
  ALTER TABLE "tenants" DROP COLUMN "theme_footer_style";
  ALTER TABLE "_tenants_v" DROP COLUMN "version_theme_headings";
  ALTER TABLE "_tenants_v" DROP COLUMN "version_theme_section_start";
  ALTER TABLE "_tenants_v" DROP COLUMN "version_theme_footer_style";
  DROP TYPE "public"."enum_tenants_theme_headings";
  DROP TYPE "public"."enum_tenants_theme_section_start";
  DROP TYPE "public"."enum_tenants_theme_footer_style";
  DROP TYPE "public"."enum__tenants_v_version_theme_headings";
  DROP TYPE "public"."enum__tenants_v_version_theme_section_start";
  DROP TYPE "public"."enum__tenants_v_version_theme_footer_style";`)
}
