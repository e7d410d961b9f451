import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: what Payload's schema cannot say. `initial` beside it is generated and nothing in it is edited.

/** Collections with drafts: Payload leaves their columns nullable, but a row without a dealership must not exist. */
const drafted = ['offers', 'models', 'brands', 'blogs', 'promo_cards', 'pages', 'picture_overlays']
/** Lists of texts: Payload indexes them by order first, which a lookup by parent cannot use. */
const textTables = ['cars_texts', '_cars_v_texts', 'offers_texts', 'pages_texts', 'delivery_zones_texts', 'leads_texts']
/** Addresses within a dealership, by the number in Payload's name for the index: free again once the row is in the trash. */
const slugIndexes = { offers: 1, models: 2, brands: 3, blogs: 4, pages: 5 }

const slugIndex = (table: string, number: number, where: string): string => `
DROP INDEX "tenant_slug_${number}_idx";
CREATE UNIQUE INDEX "tenant_slug_${number}_idx" ON "${table}" ("tenant_id", "slug")${where};`
const slugIndexesWhere = (where: string): string =>
  Object.entries(slugIndexes)
    .map(([table, number]) => slugIndex(table, number, where))
    .join('')

/** Rules and indexes on Payload's own tables. */
const collections = `
${drafted.map((table) => `ALTER TABLE "${table}" ALTER COLUMN "tenant_id" SET NOT NULL;`).join('\n')}
${textTables.map((table) => `CREATE INDEX "${table}_parent_idx" ON "${table}" ("parent_id", "path", "order");`).join('\n')}
${slugIndexesWhere(' WHERE "deleted_at" IS NULL')}

CREATE UNIQUE INDEX "reservations_one_live_per_car_idx" ON "reservations" ("car_id") WHERE "state" IN ('pending', 'paid');
CREATE INDEX "cars_tenant_status_idx" ON "cars" ("tenant_id", "status", "show_on_dealer_website");
CREATE INDEX "cars_tenant_stocknum_idx" ON "cars" ("tenant_id", upper("stocknum")) WHERE "stocknum" IS NOT NULL;
CREATE INDEX "cars_tenant_vin_idx" ON "cars" ("tenant_id", upper("vin")) WHERE "vin" IS NOT NULL;
CREATE INDEX "cars_images_url_idx" ON "cars_images" USING hash ("image_url");
CREATE UNIQUE INDEX "media_feed_picture_idx" ON "media" ("tenant_id", "content_hash") WHERE "source" = 'feed' AND "content_hash" IS NOT NULL;
`

/**
 * The stock queue, and what the sync of stock and index remembers between runs: which index it filled and when it last
 * looked at the clock (sync_state), what the last comparison found for each dealership (index_checks), which worker
 * processes hold jobs (sync_workers). stock_changes_dead_idx finds the cars the engine refused.
 */
const queue = `
CREATE TABLE "stock_changes" (
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
CREATE INDEX "stock_changes_waiting_idx" ON "stock_changes" ("seq") WHERE "processed_at" IS NULL AND "dead_at" IS NULL;
CREATE INDEX "stock_changes_tx_idx" ON "stock_changes" ("tx");
CREATE INDEX "stock_changes_processed_idx" ON "stock_changes" ("processed_at") WHERE "processed_at" IS NOT NULL;
CREATE INDEX "stock_changes_dead_idx" ON "stock_changes" ("car_id") WHERE "dead_at" IS NOT NULL AND "processed_at" IS NULL;

CREATE TABLE "sync_state" (
  "name" text PRIMARY KEY,
  "value" jsonb NOT NULL,
  "updated_at" timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE "index_checks" (
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
CREATE TABLE "sync_workers" (
  "worker_id" text PRIMARY KEY,
  "session_key" integer NOT NULL,
  "started_at" timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION "wake_worker"("task" text, "payload" json, "queue" text, "key" text) RETURNS void AS $wake$
BEGIN
  IF to_regproc('graphile_worker.add_job') IS NOT NULL THEN
    PERFORM graphile_worker.add_job("task", "payload", queue_name := "queue", job_key := "key");
  END IF;
END;
$wake$ LANGUAGE plpgsql;
`

/**
 * What the feed engine keeps beside Payload's tables (FEED-03..06).
 *
 * feed_run_facts   one row per row of feed_runs. `run_no` orders all runs; `active_before`: cars of this client for sale
 *                  when the run began (carried over from a run that was interrupted, so that a retry is judged alike).
 *                  `ends_open`: CSV: its last row had no line end; false: it had one; null: no CSV, or not read to its
 *                  end. A sender whose files always end so is told from a cut file by it. `ignored_columns`: names of
 *                  columns that fill no field, as JSON list.
 * feed_items       which car a feed's row is: (client, feed_key) -> car, one owner per car.
 *                  `hash`: what was last imported (record, location, cleaning version); null: import it again, whatever
 *                  it says. `record`: what the feed last sent, cleaned, by column names of cars (price, variant_power,
 *                  location_id…) and lists (images, standardEquipment…); the feed's own value of a locked field is
 *                  record->>'price'. A name that is absent was not sent. `seen_no`, `seen_at`: the last run that carried
 *                  it. `created_no`: the run that made or adopted the car. `missing_no`: the run that took it off sale
 *                  because it was missing from a snapshot; null while it is there.
 * feed_outcomes    rows of a run worth telling: rejected, skipped, or stored with advice. `issues`: [{ field, value, reason }].
 */
const feeds = `
CREATE TABLE "feed_run_facts" (
  "run_id" uuid PRIMARY KEY REFERENCES "feed_runs" ("id") ON DELETE CASCADE,
  "run_no" bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  "client_id" uuid NOT NULL,
  "active_before" integer NOT NULL DEFAULT 0,
  "ends_open" boolean,
  "ignored_columns" json NOT NULL DEFAULT '[]'
);
CREATE INDEX "feed_run_facts_client_idx" ON "feed_run_facts" ("client_id", "run_no");

-- "record" is kept out of line and as it is: a delivery without changes rewrites the short columns only.
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
  "record" json STORAGE EXTERNAL NOT NULL,
  PRIMARY KEY ("client_id", "feed_key")
) WITH (fillfactor = 75, toast_tuple_target = 128);

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
`

/**
 * Addresses of photos to fetch (FEED-08). One row for each dealership and address, however many cars show it; `url_key`
 * because an address may be longer than an index entry. photo_hosts: which hosts asked for patience. photo_unused: which
 * fetched pictures nobody shows any more. media_feed_picture_idx above keeps one copy of equal pictures, and
 * cars_images_url_idx finds the pictures of an address.
 */
const photos = `
CREATE TABLE "photo_fetches" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "tenant_id" uuid NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "url" text NOT NULL,
  "url_key" uuid NOT NULL GENERATED ALWAYS AS (md5("url")::uuid) STORED,
  "host" text NOT NULL,
  "state" text NOT NULL DEFAULT 'waiting' CHECK ("state" IN ('waiting', 'done', 'dead')),
  "priority" integer NOT NULL DEFAULT 0,
  "attempts" integer NOT NULL DEFAULT 0,
  "due_at" timestamptz NOT NULL DEFAULT now(),
  "claimed_until" timestamptz,
  "media_id" uuid REFERENCES "media" ("id") ON DELETE SET NULL,
  "etag" text,
  "last_modified" text,
  "last_error" text,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "asked_at" timestamptz NOT NULL DEFAULT now(),
  "settled_at" timestamptz
);
CREATE UNIQUE INDEX "photo_fetches_tenant_url_idx" ON "photo_fetches" ("tenant_id", "url_key");
CREATE INDEX "photo_fetches_waiting_idx" ON "photo_fetches" ("host", "tenant_id", "priority", "id") WHERE "state" = 'waiting';
CREATE INDEX "photo_fetches_media_idx" ON "photo_fetches" ("media_id") WHERE "media_id" IS NOT NULL;

CREATE TABLE "photo_hosts" (
  "host" text PRIMARY KEY,
  "wait_until" timestamptz NOT NULL,
  "failures" integer NOT NULL DEFAULT 0,
  "reason" text NOT NULL
);

CREATE TABLE "photo_unused" (
  "media_id" uuid PRIMARY KEY REFERENCES "media" ("id") ON DELETE CASCADE,
  "since" timestamptz NOT NULL DEFAULT now()
);
`

/**
 * What the law needs of the price history (LAW-05).
 *
 * price_history: the price of a car from `changed_at` on; `listed`: shoppers could see it then. Written by triggers on
 * cars, whatever wrote the car. `source`: 'feed' or 'edit'. Prices in dollars; null: on application.
 *
 * cars.before_price_days: days the car was advertised at its was-price or dearer, worked out at every write of a car that
 * has one, whatever writes it. Time alone never changes it in a way that matters: while the price is below the was-price
 * no day is added, and while it is not, nothing is struck through.
 *
 * The triggers that write price_history find changed rows by EXCEPT, not by a join: a statement plan made for a single
 * edit is kept for the session, and its nested loop took 32 s for 10,000 rows. Changes carry the time of the write
 * itself, not that of its transaction, which a later change may overtake.
 */
const prices = `
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

CREATE FUNCTION "shown_price"("price" numeric, "offer_price" numeric) RETURNS numeric
  IMMUTABLE RETURN CASE WHEN "offer_price" > 10 THEN "offer_price" WHEN "price" > 10 THEN "price" END;

CREATE FUNCTION "note_first_price"() RETURNS trigger AS $note$
BEGIN
  INSERT INTO price_history (car_id, tenant_id, price, offer_price, price_type, listed, source, changed_at)
  SELECT id, tenant_id, price, offer_price, price_type, car_is_listed(status, show_on_dealer_website),
         coalesce(nullif(current_setting('forecourt.price_source', true), ''), 'edit'), clock_timestamp()
  FROM fresh;
  RETURN NULL;
END;
$note$ LANGUAGE plpgsql;

CREATE FUNCTION "note_price_change"() RETURNS trigger AS $note$
BEGIN
  INSERT INTO price_history (car_id, tenant_id, price, offer_price, price_type, listed, source, changed_at)
  SELECT changed.*, coalesce(nullif(current_setting('forecourt.price_source', true), ''), 'edit'), clock_timestamp()
  FROM (
    SELECT id, tenant_id, price, offer_price, price_type, car_is_listed(status, show_on_dealer_website) FROM fresh
    EXCEPT
    SELECT id, tenant_id, price, offer_price, price_type, car_is_listed(status, show_on_dealer_website) FROM stale
  ) AS changed;
  RETURN NULL;
END;
$note$ LANGUAGE plpgsql;

CREATE FUNCTION "days_advertised"("car" uuid, "dollars" numeric) RETURNS numeric AS $days$
  SELECT coalesce(round(sum(extract(epoch FROM greatest(until - changed_at, '0'::interval)))::numeric / 86400, 6), 0)
  FROM (
    SELECT price, offer_price, listed, changed_at, lead(changed_at, 1, clock_timestamp()) OVER (ORDER BY id) AS until
    FROM price_history WHERE car_id = car
  ) AS periods
  WHERE listed AND shown_price(price, offer_price) >= dollars
$days$ LANGUAGE sql VOLATILE;

CREATE FUNCTION "count_was_price_days"() RETURNS trigger AS $count$
BEGIN
  NEW.before_price_days := CASE
    WHEN NEW.before_price IS NULL THEN NULL
    WHEN TG_OP = 'INSERT' THEN 0
    ELSE days_advertised(NEW.id, NEW.before_price) END;
  RETURN NEW;
END;
$count$ LANGUAGE plpgsql;

CREATE TRIGGER "cars_first_price" AFTER INSERT ON "cars" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "note_first_price"();
CREATE TRIGGER "cars_price_change" AFTER UPDATE ON "cars" REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "note_price_change"();
CREATE TRIGGER "cars_was_price_days" BEFORE INSERT OR UPDATE ON "cars" FOR EACH ROW
  WHEN (NEW."before_price" IS NOT NULL OR NEW."before_price_days" IS NOT NULL)
  EXECUTE FUNCTION "count_was_price_days"();
`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [collections, queue, feeds, photos, prices]) await db.execute(sql.raw(part))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
DROP TRIGGER "cars_was_price_days" ON "cars";
DROP TRIGGER "cars_price_change" ON "cars";
DROP TRIGGER "cars_first_price" ON "cars";
DROP FUNCTION "count_was_price_days"(), "days_advertised"(uuid, numeric), "note_price_change"(), "note_first_price"();
DROP FUNCTION "shown_price"(numeric, numeric), "car_is_listed"("enum_cars_status", boolean);
DROP TABLE "price_history", "photo_unused", "photo_hosts", "photo_fetches";
DROP TABLE "feed_outcomes", "feed_items", "feed_run_facts";
DROP FUNCTION "wake_worker"(text, json, text, text);
DROP TABLE "sync_workers", "index_checks", "sync_state", "stock_changes";
DROP INDEX "media_feed_picture_idx", "cars_images_url_idx", "cars_tenant_vin_idx", "cars_tenant_stocknum_idx";
DROP INDEX "cars_tenant_status_idx", "reservations_one_live_per_car_idx";
${slugIndexesWhere('')}
${textTables.map((table) => `DROP INDEX "${table}_parent_idx";`).join('\n')}
${drafted.map((table) => `ALTER TABLE "${table}" ALTER COLUMN "tenant_id" DROP NOT NULL;`).join('\n')}
`),
  )
}
