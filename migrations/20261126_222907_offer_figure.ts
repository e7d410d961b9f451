import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offers" ADD COLUMN "figure" varchar;
  ALTER TABLE "offers" ADD COLUMN "figure_label" varchar;
  ALTER TABLE "_offers_v" ADD COLUMN "version_figure" varchar;
  ALTER TABLE "_offers_v" ADD COLUMN "version_figure_label" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offers" DROP COLUMN "figure";
  ALTER TABLE "offers" DROP COLUMN "figure_label";
  ALTER TABLE "_offers_v" DROP COLUMN "version_figure";
  ALTER TABLE "_offers_v" DROP COLUMN "version_figure_label";`)
}
