import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cars" ADD COLUMN "youx_quote_quoted_price" numeric;
  ALTER TABLE "_cars_v" ADD COLUMN "version_youx_quote_quoted_price" numeric;
  ALTER TABLE "delivery_zones" ADD COLUMN "within_km" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cars" DROP COLUMN "youx_quote_quoted_price";
  ALTER TABLE "_cars_v" DROP COLUMN "version_youx_quote_quoted_price";
  ALTER TABLE "delivery_zones" DROP COLUMN "within_km";`)
}
