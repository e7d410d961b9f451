import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: a table of counts, without an editor.

/**
 * car_views  how often a car was looked at on a day of the site's calendar. Written with the view itself, read by the
 *            dashboard (CMS-02), emptied of what is older than 13 months. Nothing of the visitor is stored.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE TABLE "car_views" (
  "tenant_id" uuid NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "car_id" uuid NOT NULL REFERENCES "cars" ("id") ON DELETE CASCADE,
  "day" date NOT NULL,
  "count" integer NOT NULL,
  PRIMARY KEY ("car_id", "day")
);
CREATE INDEX "car_views_tenant_day_idx" ON "car_views" ("tenant_id", "day");
CREATE INDEX "car_views_day_idx" ON "car_views" ("day");
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`DROP TABLE "car_views";`))
}
