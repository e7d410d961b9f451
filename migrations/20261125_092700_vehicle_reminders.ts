import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: tables without an editor, which no REST route reaches.

/**
 * vehicle_reminder_mails  one mail for each owner, site and day. `sent_at`: it was sent, or nothing was left to remind of.
 * vehicle_reminders       what an owner has been reminded of (WAT-23): each due day once 30 and once 7 days before. A day that is
 *                         changed is another one. `mail_id`: the mail that told it; its row may be deleted.
 *
 * A shopper's vehicles go with the account, whatever deletes it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE TABLE "vehicle_reminder_mails" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "tenant_id" uuid NOT NULL REFERENCES "tenants" ("id") ON DELETE CASCADE,
  "shopper_id" uuid NOT NULL REFERENCES "shoppers" ("id") ON DELETE CASCADE,
  "day" date NOT NULL,
  "sent_at" timestamptz,
  UNIQUE ("tenant_id", "shopper_id", "day")
);
CREATE INDEX "vehicle_reminder_mails_shopper_idx" ON "vehicle_reminder_mails" ("shopper_id");

CREATE TABLE "vehicle_reminders" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "vehicle_id" uuid NOT NULL REFERENCES "own_vehicles" ("id") ON DELETE CASCADE,
  "kind" text NOT NULL,
  "due" date NOT NULL,
  "days" integer NOT NULL,
  "mail_id" uuid NOT NULL,
  UNIQUE ("vehicle_id", "kind", "due", "days")
);
CREATE INDEX "vehicle_reminders_mail_idx" ON "vehicle_reminders" ("mail_id");

ALTER TABLE "own_vehicles" DROP CONSTRAINT "own_vehicles_shopper_id_shoppers_id_fk",
  ADD CONSTRAINT "own_vehicles_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "shoppers" ("id") ON DELETE CASCADE;
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
ALTER TABLE "own_vehicles" DROP CONSTRAINT "own_vehicles_shopper_id_shoppers_id_fk",
  ADD CONSTRAINT "own_vehicles_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "shoppers" ("id") ON DELETE SET NULL;
DROP TABLE "vehicle_reminders", "vehicle_reminder_mails";
`),
  )
}
