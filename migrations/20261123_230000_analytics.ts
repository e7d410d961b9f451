import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: Payload's schema knows no partitions.

/**
 * analytics_events  one row per event of a site, in partitions of a month. `day`: on the dealership's own calendar. No
 *                   address, browser or person is stored; `label` and `channel` are words of closed lists. A month without
 *                   a partition of its own lands in analytics_events_default, from where the worker moves it.
 * analytics_daily   the same, counted: written by the worker once a day, read by reports.
 */
const tables = `
CREATE TABLE "analytics_events" (
  "tenant_id" uuid NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "day" date NOT NULL,
  "at" timestamptz NOT NULL DEFAULT now(),
  "event_id" smallint NOT NULL,
  "label" text NOT NULL DEFAULT '',
  "channel" text NOT NULL DEFAULT '',
  "car_id" uuid,
  "path" text NOT NULL DEFAULT ''
) PARTITION BY RANGE ("day");
CREATE INDEX "analytics_events_tenant_day_idx" ON "analytics_events" ("tenant_id", "day");
CREATE TABLE "analytics_events_default" PARTITION OF "analytics_events" DEFAULT;

CREATE TABLE "analytics_daily" (
  "tenant_id" uuid NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "day" date NOT NULL,
  "event_id" smallint NOT NULL,
  "label" text NOT NULL DEFAULT '',
  "channel" text NOT NULL DEFAULT '',
  "count" integer NOT NULL,
  PRIMARY KEY ("tenant_id", "day", "event_id", "label", "channel")
);
CREATE INDEX "analytics_daily_day_idx" ON "analytics_daily" ("day");
`

/** Makes the partition of a month unless it exists, and moves what the default partition holds of it. */
const partitions = `
CREATE FUNCTION "make_analytics_partition"("month" date) RETURNS void AS $make$
DECLARE
  first date := date_trunc('month', "month");
  after date := first + interval '1 month';
  name text := 'analytics_events_' || to_char(first, 'YYYY_MM');
BEGIN
  IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
  LOCK TABLE analytics_events IN SHARE ROW EXCLUSIVE MODE;
  EXECUTE format('CREATE TABLE %I (LIKE analytics_events INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', name);
  EXECUTE format('WITH moved AS (DELETE FROM analytics_events_default WHERE day >= %L AND day < %L RETURNING *) INSERT INTO %I SELECT * FROM moved', first, after, name);
  EXECUTE format('ALTER TABLE analytics_events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', name, first, after);
END;
$make$ LANGUAGE plpgsql;

SELECT make_analytics_partition((date_trunc('month', now()) + make_interval(months => ahead))::date) FROM generate_series(0, 2) AS ahead;
`

/** Counts a lead inside the lead's own transaction. Whatever goes wrong here is a warning: the lead is stored (ANA-15). */
const leads = `
CREATE FUNCTION "note_lead_event"("tenant" uuid, "on_day" date, "event" integer, "from_channel" text, "car" uuid) RETURNS void AS $note$
BEGIN
  INSERT INTO analytics_events (tenant_id, day, event_id, channel, car_id) VALUES ("tenant", "on_day", "event", "from_channel", "car");
EXCEPTION WHEN OTHERS THEN
  RAISE WARNING 'The event of a lead was not counted: %', SQLERRM;
END;
$note$ LANGUAGE plpgsql;
`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [tables, partitions, leads]) await db.execute(sql.raw(part))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`
DROP FUNCTION "note_lead_event"(uuid, date, integer, text, uuid), "make_analytics_partition"(date);
DROP TABLE "analytics_daily", "analytics_events";
`))
}
