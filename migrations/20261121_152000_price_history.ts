import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the law needs of the price history (LAW-05).
 *
 * cars.before_price_days: days the car was advertised at its was-price or dearer, worked out at every write of a car that
 * has one, whatever writes it. Time alone never changes it in a way that matters: while the price is below the was-price
 * no day is added, and while it is not, nothing is struck through.
 *
 * The triggers that write price_history find changed rows by EXCEPT, not by a join: a statement plan made for a single
 * edit is kept for the session, and its nested loop took 32 s for 10,000 rows. Changes carry the time of the write
 * itself, not that of its transaction, which a later change may overtake.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE FUNCTION "shown_price"("price" numeric, "offer_price" numeric) RETURNS numeric
  IMMUTABLE RETURN CASE WHEN "offer_price" > 10 THEN "offer_price" WHEN "price" > 10 THEN "price" END;

CREATE OR REPLACE FUNCTION "note_first_price"() RETURNS trigger AS $note$
BEGIN
  INSERT INTO price_history (car_id, tenant_id, price, offer_price, price_type, listed, source, changed_at)
  SELECT id, tenant_id, price, offer_price, price_type, car_is_listed(status, show_on_dealer_website),
         coalesce(nullif(current_setting('forecourt.price_source', true), ''), 'edit'), clock_timestamp()
  FROM fresh;
  RETURN NULL;
END;
$note$ LANGUAGE plpgsql;

CREATE OR REPLACE FUNCTION "note_price_change"() RETURNS trigger AS $note$
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

CREATE TRIGGER "cars_was_price_days" BEFORE INSERT OR UPDATE ON "cars" FOR EACH ROW
  WHEN (NEW."before_price" IS NOT NULL OR NEW."before_price_days" IS NOT NULL)
  EXECUTE FUNCTION "count_was_price_days"();

UPDATE "cars" SET "before_price_days" = NULL WHERE "before_price" IS NOT NULL;
  `)
}

/** The functions of price_history stay as they are: what they write fits the table before this migration as well. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TRIGGER IF EXISTS "cars_was_price_days" ON "cars";
DROP FUNCTION IF EXISTS "count_was_price_days"();
DROP FUNCTION IF EXISTS "days_advertised"(uuid, numeric);
DROP FUNCTION IF EXISTS "shown_price"(numeric, numeric);
  `)
}
