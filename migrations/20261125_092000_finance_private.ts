import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: tables without an editor, which no REST route reaches.

/**
 * finance_answers    what was answered in a finance application: JSON, sealed (AES-256-GCM, decision 45).
 * finance_documents  its files, each sealed by itself. `bytes` and `sha256` are of the file as it came.
 *
 * The unique indexes let an account, and a device that nobody has signed in on, fill in one application at a time.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE TABLE "finance_answers" (
  "application_id" uuid PRIMARY KEY REFERENCES "finance_applications" ("id") ON DELETE CASCADE,
  "sealed" bytea NOT NULL,
  "updated_at" timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE "finance_documents" (
  "id" uuid PRIMARY KEY,
  "application_id" uuid NOT NULL REFERENCES "finance_applications" ("id") ON DELETE CASCADE,
  "purpose" text NOT NULL,
  "name" text NOT NULL,
  "kind" text NOT NULL,
  "bytes" integer NOT NULL,
  "sha256" text NOT NULL,
  "sealed" bytea NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "finance_documents_application_idx" ON "finance_documents" ("application_id");
-- Sealed bytes do not get smaller.
ALTER TABLE "finance_documents" ALTER COLUMN "sealed" SET STORAGE EXTERNAL;

CREATE UNIQUE INDEX "finance_applications_one_draft_of_account_idx" ON "finance_applications" ("site_id", "shopper_id")
  WHERE "state" = 'draft' AND "shopper_id" IS NOT NULL;
CREATE UNIQUE INDEX "finance_applications_one_draft_of_device_idx" ON "finance_applications" ("site_id", "device_hash")
  WHERE "state" = 'draft' AND "shopper_id" IS NULL;
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
DROP INDEX "finance_applications_one_draft_of_device_idx", "finance_applications_one_draft_of_account_idx";
DROP TABLE "finance_documents", "finance_answers";
`),
  )
}
