import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_erased_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DROP COLUMN "confirmed_at";
  ALTER TABLE "leads" DROP COLUMN "erased_at";
  ALTER TABLE "_leads_v" DROP COLUMN "version_confirmed_at";
  ALTER TABLE "_leads_v" DROP COLUMN "version_erased_at";`)
}
