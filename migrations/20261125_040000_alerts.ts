import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: tables without an editor, which no REST route reaches.

/**
 * alert_cars   what every car is and what shoppers were last told it is (ALRT-01). `waiting`: these differ, and the matching has
 *              not looked yet. No foreign key: a car that is deleted is still told of as gone.
 * alert_hits   what a saved search is to tell: a car that is new, cheaper (once for each price, `at_dollars`) or sold.
 *              `mail_id`: the message that tells it; null while it waits. The message's row may be deleted.
 * alert_mails  one message for each address, site and day. `sent_at`: it was sent, or nothing was left to tell.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE TABLE "alert_cars" (
  "car_id" uuid PRIMARY KEY,
  "title" text NOT NULL DEFAULT '',
  "available" boolean NOT NULL,
  "dollars" numeric,
  "told_available" boolean NOT NULL DEFAULT false,
  "told_dollars" numeric,
  "waiting" boolean NOT NULL,
  "changed_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "alert_cars_waiting_idx" ON "alert_cars" ("changed_at", "car_id") WHERE "waiting";

-- The stock of this moment is news to nobody. Its prices are noted with the next change.
INSERT INTO "alert_cars" ("car_id", "title", "available", "told_available", "waiting")
  SELECT "id", coalesce("name", concat_ws(' ', "year", "make", "model", "badge")), true, true, false FROM "cars"
  WHERE "status" IN ('in_stock', 'coming_soon') AND "show_on_dealer_website" IS NOT FALSE;

CREATE TABLE "alert_hits" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "search_id" uuid NOT NULL REFERENCES "saved_searches" ("id") ON DELETE CASCADE,
  "car_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "at_dollars" numeric NOT NULL DEFAULT 0,
  "was_dollars" numeric,
  "mail_id" uuid,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  UNIQUE ("search_id", "car_id", "kind", "at_dollars")
);
CREATE INDEX "alert_hits_waiting_idx" ON "alert_hits" ("search_id") WHERE "mail_id" IS NULL;
CREATE INDEX "alert_hits_mail_idx" ON "alert_hits" ("mail_id");
CREATE INDEX "alert_hits_car_idx" ON "alert_hits" ("car_id");

CREATE TABLE "alert_mails" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "tenant_id" uuid NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "email" text NOT NULL,
  "day" date NOT NULL,
  "sent_at" timestamptz,
  UNIQUE ("tenant_id", "email", "day")
);

CREATE UNIQUE INDEX "saved_searches_once_idx"
  ON "saved_searches" ("tenant_id", "email", "kind", md5("path" || '?' || "search"));
CREATE INDEX "saved_searches_narrow_idx" ON "saved_searches" USING gin ("narrow");
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
DROP TABLE "alert_mails", "alert_hits", "alert_cars";
DROP INDEX "saved_searches_narrow_idx", "saved_searches_once_idx";
`),
  )
}
