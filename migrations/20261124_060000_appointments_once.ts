import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: Payload's schema knows no exclusion constraints.

/**
 * While an appointment is booked, nobody else has its seat or its car at an overlapping time, whoever writes it (LEA-22).
 * btree_gist lets such a constraint compare ids; it comes with PostgreSQL and any owner of the database may add it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE EXTENSION IF NOT EXISTS btree_gist;
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_in_order" CHECK ("ends_at" > "starts_at");
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_one_per_seat"
  EXCLUDE USING gist ("location_id" WITH =, "seat" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" = 'booked');
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_one_per_car"
  EXCLUDE USING gist ("car_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" = 'booked');
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_one_per_car";
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_one_per_seat";
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_in_order";
`),
  )
}
