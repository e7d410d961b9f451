import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Collections with drafts: Payload leaves their columns nullable, but a row without a dealership must not exist. */
const drafted = ['offers', 'models', 'brands', 'blogs', 'promo_cards', 'pages']
/** Lists of texts: Payload indexes them by order first, which a lookup by parent cannot use. */
const textTables = ['cars_texts', '_cars_v_texts', 'offers_texts', 'pages_texts', 'delivery_zones_texts', 'leads_texts']

/** What Payload's schema cannot say: the stock queue, tenants that may not be null, missing indexes, one live reservation. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE IF NOT EXISTS "stock_changes" (
  "seq" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "car_id" uuid NOT NULL,
  "tenant_id" uuid,
  "reason" text NOT NULL,
  "tx" xid8 NOT NULL DEFAULT pg_current_xact_id(),
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "processed_at" timestamptz,
  "attempts" integer NOT NULL DEFAULT 0,
  "last_error" text,
  "retry_at" timestamptz,
  "dead_at" timestamptz
);
CREATE INDEX IF NOT EXISTS "stock_changes_waiting_idx" ON "stock_changes" ("seq") WHERE "processed_at" IS NULL AND "dead_at" IS NULL;
CREATE INDEX IF NOT EXISTS "stock_changes_tx_idx" ON "stock_changes" ("tx");
CREATE INDEX IF NOT EXISTS "stock_changes_processed_idx" ON "stock_changes" ("processed_at") WHERE "processed_at" IS NOT NULL;

CREATE OR REPLACE FUNCTION "wake_worker"("task" text, "payload" json, "queue" text, "key" text) RETURNS void AS $wake$
BEGIN
  IF to_regproc('graphile_worker.add_job') IS NOT NULL THEN
    PERFORM graphile_worker.add_job("task", "payload", queue_name := "queue", job_key := "key");
  END IF;
END;
$wake$ LANGUAGE plpgsql;
  `)
  for (const table of drafted) await db.execute(sql.raw(`ALTER TABLE "${table}" ALTER COLUMN "tenant_id" SET NOT NULL`))
  for (const table of textTables) {
    await db.execute(sql.raw(`CREATE INDEX "${table}_parent_idx" ON "${table}" ("parent_id", "path", "order")`))
  }
  await db.execute(sql`
CREATE UNIQUE INDEX "reservations_one_live_per_car_idx" ON "reservations" ("car_id") WHERE "state" IN ('pending', 'paid');
CREATE INDEX "cars_tenant_status_idx" ON "cars" ("tenant_id", "status", "show_on_dealer_website");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP INDEX IF EXISTS "cars_tenant_status_idx";
DROP INDEX IF EXISTS "reservations_one_live_per_car_idx";
  `)
  for (const table of textTables) await db.execute(sql.raw(`DROP INDEX IF EXISTS "${table}_parent_idx"`))
  for (const table of drafted) await db.execute(sql.raw(`ALTER TABLE "${table}" ALTER COLUMN "tenant_id" DROP NOT NULL`))
  await db.execute(sql`
DROP FUNCTION IF EXISTS "wake_worker"(text, json, text, text);
DROP TABLE IF EXISTS "stock_changes";
  `)
}
