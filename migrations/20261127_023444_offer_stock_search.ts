import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offers" ADD COLUMN "stock_search" varchar;
  ALTER TABLE "_offers_v" ADD COLUMN "version_stock_search" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offers" DROP COLUMN "stock_search";
  ALTER TABLE "_offers_v" DROP COLUMN "version_stock_search";`)
}
