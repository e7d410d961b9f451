import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the feed engine keeps beside Payload's tables (FEED-03..06, LAW-05).
 *
 * feed_run_facts   one row per row of feed_runs. `run_no` orders all runs; `active_before`: cars of this client for sale
 *                  when the run began (carried over from a run that was interrupted, so that a retry is judged alike).
 * feed_items       which car a feed's row is: (client, feed_key) -> car, one owner per car.
 *                  `hash`: what was last imported (record, location, cleaning version); null: import it again, whatever it says.
 *                  `record`: what the feed last sent, cleaned, by column names of cars (price, variant_power, location_id…)
 *                  and lists (images, standardEquipment…); the feed's own value of a locked field is record->>'price'.
 *                  A name that is absent was not sent. `seen_no`, `seen_at`: the last run that carried it. `created_no`: the run that made or adopted the car. `missing_no`: the run that took it
 *                  off sale because it was missing from a snapshot; null while it is there.
 * feed_outcomes    rows of a run worth telling: rejected, skipped, or stored with advice. `issues`: [{ field, value, reason }].
 * price_history    the price of a car from `changed_at` on; `listed`: shoppers could see it then. Written by triggers on
 *                  cars, whatever wrote the car. `source`: 'feed' or 'edit'. Prices in dollars; null: on application.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "feed_run_facts" (
  "run_id" uuid PRIMARY KEY REFERENCES "feed_runs" ("id") ON DELETE CASCADE,
  "run_no" bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  "client_id" uuid NOT NULL,
  "active_before" integer NOT NULL DEFAULT 0
);
CREATE INDEX "feed_run_facts_client_idx" ON "feed_run_facts" ("client_id", "run_no");

CREATE TABLE "feed_items" (
  "client_id" uuid NOT NULL REFERENCES "feed_clients" ("id") ON DELETE CASCADE,
  "feed_key" text NOT NULL,
  "car_id" uuid NOT NULL UNIQUE REFERENCES "cars" ("id") ON DELETE CASCADE,
  "tenant_id" uuid NOT NULL,
  "hash" text,
  "seen_no" bigint NOT NULL,
  "seen_at" timestamptz NOT NULL DEFAULT now(),
  "created_no" bigint NOT NULL,
  "missing_no" bigint,
  "record" json NOT NULL,
  PRIMARY KEY ("client_id", "feed_key")
) WITH (fillfactor = 75, toast_tuple_target = 128);
-- Kept out of line and as it is: a delivery without changes rewrites the short columns only.
ALTER TABLE "feed_items" ALTER COLUMN "record" SET STORAGE EXTERNAL;

CREATE TABLE "feed_outcomes" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "run_id" uuid NOT NULL REFERENCES "feed_runs" ("id") ON DELETE CASCADE,
  "line" integer NOT NULL,
  "feed_key" text,
  "car_id" uuid,
  "outcome" text NOT NULL CHECK ("outcome" IN ('created', 'updated', 'unchanged', 'skipped', 'rejected')),
  "issues" json NOT NULL
);
CREATE INDEX "feed_outcomes_run_idx" ON "feed_outcomes" ("run_id", "line");

CREATE TABLE "price_history" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "car_id" uuid NOT NULL REFERENCES "cars" ("id") ON DELETE CASCADE,
  "tenant_id" uuid NOT NULL,
  "price" numeric,
  "offer_price" numeric,
  "price_type" text,
  "listed" boolean NOT NULL,
  "source" text NOT NULL,
  "changed_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "price_history_car_idx" ON "price_history" ("car_id", "changed_at");

CREATE FUNCTION "car_is_listed"("status" "enum_cars_status", "shown" boolean) RETURNS boolean
  RETURN "status" IN ('in_stock', 'coming_soon') AND coalesce("shown", false);

CREATE FUNCTION "note_first_price"() RETURNS trigger AS $note$
BEGIN
  INSERT INTO price_history (car_id, tenant_id, price, offer_price, price_type, listed, source)
  SELECT id, tenant_id, price, offer_price, price_type, car_is_listed(status, show_on_dealer_website),
         coalesce(nullif(current_setting('forecourt.price_source', true), ''), 'edit')
  FROM fresh;
  RETURN NULL;
END;
$note$ LANGUAGE plpgsql;

CREATE FUNCTION "note_price_change"() RETURNS trigger AS $note$
BEGIN
  INSERT INTO price_history (car_id, tenant_id, price, offer_price, price_type, listed, source)
  SELECT fresh.id, fresh.tenant_id, fresh.price, fresh.offer_price, fresh.price_type,
         car_is_listed(fresh.status, fresh.show_on_dealer_website),
         coalesce(nullif(current_setting('forecourt.price_source', true), ''), 'edit')
  FROM fresh JOIN stale ON stale.id = fresh.id
  WHERE (fresh.price, fresh.offer_price, fresh.price_type, car_is_listed(fresh.status, fresh.show_on_dealer_website))
    IS DISTINCT FROM
        (stale.price, stale.offer_price, stale.price_type, car_is_listed(stale.status, stale.show_on_dealer_website));
  RETURN NULL;
END;
$note$ LANGUAGE plpgsql;

CREATE TRIGGER "cars_first_price" AFTER INSERT ON "cars" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "note_first_price"();
CREATE TRIGGER "cars_price_change" AFTER UPDATE ON "cars" REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "note_price_change"();

-- Cars that were here before: what is known of their price is that it stands since their last change.
INSERT INTO price_history (car_id, tenant_id, price, offer_price, price_type, listed, source, changed_at)
SELECT id, tenant_id, price, offer_price, price_type, car_is_listed(status, show_on_dealer_website), 'edit', updated_at FROM cars;

CREATE INDEX "cars_tenant_stocknum_idx" ON "cars" ("tenant_id", upper("stocknum")) WHERE "stocknum" IS NOT NULL;
CREATE INDEX "cars_tenant_vin_idx" ON "cars" ("tenant_id", upper("vin")) WHERE "vin" IS NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP INDEX IF EXISTS "cars_tenant_vin_idx";
DROP INDEX IF EXISTS "cars_tenant_stocknum_idx";
DROP TRIGGER IF EXISTS "cars_price_change" ON "cars";
DROP TRIGGER IF EXISTS "cars_first_price" ON "cars";
DROP FUNCTION IF EXISTS "note_price_change"();
DROP FUNCTION IF EXISTS "note_first_price"();
DROP FUNCTION IF EXISTS "car_is_listed"("enum_cars_status", boolean);
DROP TABLE IF EXISTS "price_history";
DROP TABLE IF EXISTS "feed_outcomes";
DROP TABLE IF EXISTS "feed_items";
DROP TABLE IF EXISTS "feed_run_facts";
  `)
}
