import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: Payload's schema knows no storage parameters.

/**
 * A lead is changed several times within a second of being stored: its mails go out, deliveries are noted. Where its page
 * has room, PostgreSQL writes such a change without touching the table's 26 indexes (heap-only tuples).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`ALTER TABLE "leads" SET (fillfactor = 70);`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`ALTER TABLE "leads" RESET (fillfactor);`))
}
