import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tenants_theme_page_head" AS ENUM('plain', 'open', 'centred', 'dark');
  CREATE TYPE "public"."enum_tenants_theme_vehicle_layout" AS ENUM('beside', 'wide');
  CREATE TYPE "public"."enum__tenants_v_version_theme_page_head" AS ENUM('plain', 'open', 'centred', 'dark');
  CREATE TYPE "public"."enum__tenants_v_version_theme_vehicle_layout" AS ENUM('beside', 'wide');
  ALTER TABLE "tenants" ADD COLUMN "theme_page_head" "enum_tenants_theme_page_head";
  ALTER TABLE "tenants" ADD COLUMN "theme_vehicle_layout" "enum_tenants_theme_vehicle_layout";
  ALTER TABLE "_tenants_v" ADD COLUMN "version_theme_page_head" "enum__tenants_v_version_theme_page_head";
  ALTER TABLE "_tenants_v" ADD COLUMN "version_theme_vehicle_layout" "enum__tenants_v_version_theme_vehicle_layout";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenants" DROP COLUMN "theme_page_head";
  ALTER TABLE "tenants" DROP COLUMN "theme_vehicle_layout";
  ALTER TABLE "_tenants_v" DROP COLUMN "version_theme_page_head";
  ALTER TABLE "_tenants_v" DROP COLUMN "version_theme_vehicle_layout";
  DROP TYPE "public"."enum_tenants_theme_page_head";
  DROP TYPE "public"."enum_tenants_theme_vehicle_layout";
  DROP TYPE "public"."enum__tenants_v_version_theme_page_head";
  DROP TYPE "public"."enum__tenants_v_version_theme_vehicle_layout";`)
}
