import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Addresses of photos to fetch (FEED-08). One row for each dealership and address, however many cars show it; `url_key`
 * because an address may be longer than an index entry. The rest finds the pictures of an address, keeps one copy of
 * equal pictures, remembers which hosts asked for patience, and which fetched pictures nobody shows any more.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "photo_fetches" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "tenant_id" uuid NOT NULL REFERENCES "tenants"("id") ON DELETE CASCADE,
  "url" text NOT NULL,
  "url_key" uuid NOT NULL GENERATED ALWAYS AS (md5("url")::uuid) STORED,
  "host" text NOT NULL,
  "state" text NOT NULL DEFAULT 'waiting' CHECK ("state" IN ('waiting', 'done', 'dead')),
  "priority" integer NOT NULL DEFAULT 0,
  "attempts" integer NOT NULL DEFAULT 0,
  "due_at" timestamptz NOT NULL DEFAULT now(),
  "claimed_until" timestamptz,
  "media_id" uuid REFERENCES "media"("id") ON DELETE SET NULL,
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
  "media_id" uuid PRIMARY KEY REFERENCES "media"("id") ON DELETE CASCADE,
  "since" timestamptz NOT NULL DEFAULT now()
);

CREATE UNIQUE INDEX "media_feed_picture_idx" ON "media" ("tenant_id", "content_hash") WHERE "source" = 'feed' AND "content_hash" IS NOT NULL;
CREATE INDEX "cars_images_url_idx" ON "cars_images" USING hash ("image_url");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP INDEX IF EXISTS "cars_images_url_idx";
DROP INDEX IF EXISTS "media_feed_picture_idx";
DROP TABLE IF EXISTS "photo_unused";
DROP TABLE IF EXISTS "photo_hosts";
DROP TABLE IF EXISTS "photo_fetches";
  `)
}
