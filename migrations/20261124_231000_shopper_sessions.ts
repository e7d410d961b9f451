import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: tables without an editor, which no REST route reaches.

/**
 * shopper_codes     the one code an address can sign in with (WAT-15). `challenge_hash` ties it to the browser that asked,
 *                   `sends` counts the codes since `window_from`. A used code is empty and stays for that count.
 * shopper_sessions  who is signed in on which dealership's site (TEN-08). SHA-256 of the cookie's token, never the token.
 * watchlist_shares  the one link that shows a shopper's saved cars to others; deleting the row takes it back.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE TABLE "shopper_codes" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "tenant_id" uuid NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "address" text NOT NULL,
  "challenge_hash" text NOT NULL UNIQUE,
  "code_hash" text NOT NULL,
  "tries" integer NOT NULL DEFAULT 0,
  "sends" integer NOT NULL DEFAULT 1,
  "window_from" timestamptz NOT NULL DEFAULT now(),
  "expires_at" timestamptz NOT NULL,
  UNIQUE ("tenant_id", "address")
);
CREATE INDEX "shopper_codes_window_from_idx" ON "shopper_codes" ("window_from");

CREATE TABLE "shopper_sessions" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "token_hash" text NOT NULL UNIQUE,
  "tenant_id" uuid NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "shopper_id" uuid NOT NULL REFERENCES "shoppers" ("id") ON DELETE CASCADE,
  "device" text NOT NULL DEFAULT '',
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "seen_at" timestamptz NOT NULL DEFAULT now(),
  "expires_at" timestamptz NOT NULL
);
CREATE INDEX "shopper_sessions_shopper_idx" ON "shopper_sessions" ("shopper_id");
CREATE INDEX "shopper_sessions_expires_at_idx" ON "shopper_sessions" ("expires_at");

CREATE TABLE "watchlist_shares" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "tenant_id" uuid NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "shopper_id" uuid NOT NULL UNIQUE REFERENCES "shoppers" ("id") ON DELETE CASCADE,
  "created_at" timestamptz NOT NULL DEFAULT now()
);

CREATE UNIQUE INDEX "shoppers_tenant_email_idx" ON "shoppers" ("tenant_id", lower("email")) WHERE "email" IS NOT NULL;
CREATE INDEX "leads_person_phone_idx" ON "leads" ("tenant_id", right(regexp_replace("phone", '[^0-9]', '', 'g'), 9)) WHERE "phone" <> '';
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
DROP INDEX "leads_person_phone_idx", "shoppers_tenant_email_idx";
DROP TABLE "watchlist_shares", "shopper_sessions", "shopper_codes";
`),
  )
}
