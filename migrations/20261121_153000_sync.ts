import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the sync of stock and index remembers between runs: which index it filled and when it last looked at the clock
 * (sync_state), what the last comparison found for each dealership (index_checks), which worker processes hold jobs
 * (sync_workers), and an index for the cars the engine refused.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE IF NOT EXISTS "sync_state" (
  "name" text PRIMARY KEY,
  "value" jsonb NOT NULL,
  "updated_at" timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE IF NOT EXISTS "index_checks" (
  "tenant_id" uuid PRIMARY KEY,
  "checked_at" timestamptz NOT NULL,
  "cars" integer NOT NULL,
  "documents" integer NOT NULL,
  "missing" integer NOT NULL,
  "stale" integer NOT NULL,
  "orphaned" integer NOT NULL,
  "broken" integer NOT NULL,
  "differed_at" timestamptz
);
CREATE TABLE IF NOT EXISTS "sync_workers" (
  "worker_id" text PRIMARY KEY,
  "session_key" integer NOT NULL,
  "started_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS "stock_changes_dead_idx" ON "stock_changes" ("car_id") WHERE "dead_at" IS NOT NULL AND "processed_at" IS NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP INDEX IF EXISTS "stock_changes_dead_idx";
DROP TABLE IF EXISTS "sync_workers";
DROP TABLE IF EXISTS "index_checks";
DROP TABLE IF EXISTS "sync_state";
  `)
}
