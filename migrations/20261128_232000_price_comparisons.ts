import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: a table without an editor, which no REST route reaches.

/**
 * price_comparisons  how a car's price compares with like cars in stock (ALRT-08), where its card may say so: how many there
 *                    are and how many of them cost more, in a close range of years and kilometres and in a wide one. "price" is
 *                    the car's own at that time.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE TABLE "price_comparisons" (
  "car_id" uuid PRIMARY KEY REFERENCES "cars" ("id") ON DELETE CASCADE,
  "price" numeric NOT NULL,
  "close_count" integer NOT NULL,
  "close_dearer" integer NOT NULL,
  "wide_count" integer NOT NULL,
  "wide_dearer" integer NOT NULL
);
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`DROP TABLE "price_comparisons";`))
}
