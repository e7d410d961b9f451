import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "mailed_to" varchar;
  ALTER TABLE "leads" ADD COLUMN "mailed_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_mailed_to" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_mailed_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DROP COLUMN "mailed_to";
  ALTER TABLE "leads" DROP COLUMN "mailed_at";
  ALTER TABLE "_leads_v" DROP COLUMN "version_mailed_to";
  ALTER TABLE "_leads_v" DROP COLUMN "version_mailed_at";`)
}
