import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shoppers" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "watchlist_entries" ADD COLUMN "saved_price_dollars" numeric;
  ALTER TABLE "watchlist_entries" ADD COLUMN "seen_sold" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shoppers" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "watchlist_entries" DROP COLUMN "saved_price_dollars";
  ALTER TABLE "watchlist_entries" DROP COLUMN "seen_sold";`)
}
