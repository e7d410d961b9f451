import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: tables without an editor, which no REST route reaches.

/**
 * shopper_passkeys   the public keys an account signs in with on one dealership's site (WAT-15). `host`: a passkey works
 *                    at the address it was made at only.
 * passkey_challenges what a browser is to sign, by hash; each is taken once. `shopper_id` is null for a sign-in.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE TABLE "shopper_passkeys" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "tenant_id" uuid NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "shopper_id" uuid NOT NULL REFERENCES "shoppers" ("id") ON DELETE CASCADE,
  "host" text NOT NULL,
  "credential_id" text NOT NULL,
  "public_key" text NOT NULL,
  "counter" bigint NOT NULL DEFAULT 0,
  "device" text NOT NULL DEFAULT '',
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "used_at" timestamptz,
  UNIQUE ("tenant_id", "credential_id")
);
CREATE INDEX "shopper_passkeys_shopper_idx" ON "shopper_passkeys" ("shopper_id");

CREATE TABLE "passkey_challenges" (
  "challenge_hash" text PRIMARY KEY,
  "tenant_id" uuid NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "shopper_id" uuid REFERENCES "shoppers" ("id") ON DELETE CASCADE,
  "expires_at" timestamptz NOT NULL
);
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges" ("expires_at");
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`DROP TABLE "passkey_challenges", "shopper_passkeys";`))
}
