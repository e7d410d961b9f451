import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: a table of the platform's own, without an editor.

/** captcha_spent  solved challenges of the built-in captcha until they expire: each is accepted once (LEA-37). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE TABLE "captcha_spent" (
  "id" uuid PRIMARY KEY,
  "expires_at" timestamptz NOT NULL
);
CREATE INDEX "captcha_spent_expires_at_idx" ON "captcha_spent" ("expires_at");
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`DROP TABLE "captcha_spent";`))
}
