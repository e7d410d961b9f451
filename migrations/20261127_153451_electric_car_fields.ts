import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cars" ADD COLUMN "variant_electricrange" numeric;
  ALTER TABLE "cars" ADD COLUMN "variant_batterycapacity" numeric;
  ALTER TABLE "cars" ADD COLUMN "variant_energyconsumption" numeric;
  ALTER TABLE "cars" ADD COLUMN "variant_fastcharging" numeric;
  ALTER TABLE "cars" ADD COLUMN "variant_homecharging" numeric;
  ALTER TABLE "_cars_v" ADD COLUMN "version_variant_electricrange" numeric;
  ALTER TABLE "_cars_v" ADD COLUMN "version_variant_batterycapacity" numeric;
  ALTER TABLE "_cars_v" ADD COLUMN "version_variant_energyconsumption" numeric;
  ALTER TABLE "_cars_v" ADD COLUMN "version_variant_fastcharging" numeric;
  ALTER TABLE "_cars_v" ADD COLUMN "version_variant_homecharging" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cars" DROP COLUMN "variant_electricrange";
  ALTER TABLE "cars" DROP COLUMN "variant_batterycapacity";
  ALTER TABLE "cars" DROP COLUMN "variant_energyconsumption";
  ALTER TABLE "cars" DROP COLUMN "variant_fastcharging";
  ALTER TABLE "cars" DROP COLUMN "variant_homecharging";
  ALTER TABLE "_cars_v" DROP COLUMN "version_variant_electricrange";
  ALTER TABLE "_cars_v" DROP COLUMN "version_variant_batterycapacity";
  ALTER TABLE "_cars_v" DROP COLUMN "version_variant_energyconsumption";
  ALTER TABLE "_cars_v" DROP COLUMN "version_variant_fastcharging";
  ALTER TABLE "_cars_v" DROP COLUMN "version_variant_homecharging";`)
}
