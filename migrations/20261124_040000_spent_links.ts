import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Links to a person's data that have deleted once (LAW-08), and how leads are found by address or number. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "spent_links" ("id" uuid PRIMARY KEY, "expires_at" timestamptz NOT NULL);
    CREATE INDEX "leads_person_email_idx" ON "leads" ("tenant_id", lower(btrim("email")));
    CREATE INDEX "leads_age_idx" ON "leads" ("tenant_id", "updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "leads_age_idx";
    DROP INDEX "leads_person_email_idx";
    DROP TABLE "spent_links";`)
}
