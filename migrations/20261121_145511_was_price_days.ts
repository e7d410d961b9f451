import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cars" ADD COLUMN "before_price_days" numeric;
  ALTER TABLE "_cars_v" ADD COLUMN "version_before_price_days" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cars" DROP COLUMN "before_price_days";
  ALTER TABLE "_cars_v" DROP COLUMN "version_before_price_days";`)
}
