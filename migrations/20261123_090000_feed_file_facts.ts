import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a run's file was like, beside what it held (FEED-03, FEED-04).
 *
 * feed_run_facts.ends_open        CSV: its last row had no line end; false: it had one; null: no CSV, or not read to its
 *                                 end. A sender whose files always end so is told from a cut file by it.
 * feed_run_facts.ignored_columns  names of columns that fill no field, as JSON list.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "feed_run_facts" ADD COLUMN "ends_open" boolean, ADD COLUMN "ignored_columns" json NOT NULL DEFAULT '[]';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "feed_run_facts" DROP COLUMN IF EXISTS "ends_open", DROP COLUMN IF EXISTS "ignored_columns";
  `)
}
