import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: Payload's schema knows no partial indexes.

/** The lead desk's list and clock read open leads that are not joined to another; finding a person's other leads (CRM-03, CRM-04). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE INDEX "leads_open_idx" ON "leads" ("tenant_id", "workflow") WHERE "joined_to_id" IS NULL AND "workflow" IN ('new', 'in_progress');
CREATE INDEX "leads_heard_idx" ON "leads" ("tenant_id", (coalesce("last_touch_at", "created_at")) DESC) WHERE "joined_to_id" IS NULL;
CREATE INDEX "leads_person_idx" ON "leads" ("tenant_id", lower("email")) WHERE "email" <> '';
CREATE INDEX "leads_turn_idx" ON "leads" ("assigned_to_id", "created_at") WHERE "assigned_to_id" IS NOT NULL;
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`DROP INDEX "leads_turn_idx", "leads_person_idx", "leads_heard_idx", "leads_open_idx";`),
  )
}
