/**
 * The queue between a stock write and the search index. `stock_changes` is the truth: what is in it and not processed
 * is still to do. graphile-worker's jobs are only wake-up calls, so losing one costs time, never a change.
 *
 * `tx` is the writing transaction: a rebuild notes the oldest transaction still running and later replays everything
 * from it on. A sequence number cannot do that, because a lower one may be committed after a higher one.
 *
 * `wake_worker` does nothing before graphile-worker's own tables exist (the worker creates them when it first starts,
 * and then begins with whatever waits), so no write ever fails for want of a worker.
 */
export const stockQueueUpSql = `
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
`

export const stockQueueDownSql = `
DROP FUNCTION IF EXISTS "wake_worker"(text, json, text, text);
DROP TABLE IF EXISTS "stock_changes";
`
