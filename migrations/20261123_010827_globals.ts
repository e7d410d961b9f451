import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_legal_texts_wordings_key" AS ENUM('comparisonWarning', 'comparisonExample', 'comparisonExampleFinalPayment', 'estimateNotice', 'financeDisclaimer', 'priceDisclaimer', 'coolingOff', 'dealerLicence', 'repairerLicence', 'collectionNotice');
  CREATE TYPE "public"."enum_legal_texts_wordings_state" AS ENUM('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT');
  CREATE TYPE "public"."enum_legal_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_texts_v_version_wordings_key" AS ENUM('comparisonWarning', 'comparisonExample', 'comparisonExampleFinalPayment', 'estimateNotice', 'financeDisclaimer', 'priceDisclaimer', 'coolingOff', 'dealerLicence', 'repairerLicence', 'collectionNotice');
  CREATE TYPE "public"."enum__legal_texts_v_version_wordings_state" AS ENUM('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT');
  CREATE TYPE "public"."enum__legal_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_lenders_lenders_name" AS ENUM('Taurus', 'Powertorque', 'AusLoans', 'Angle', '360 Finance', 'Nissan Finance', 'Manual');
  CREATE TYPE "public"."enum_lenders_lenders_estimate_needs" AS ENUM('rates', 'weekly', 'monthly');
  CREATE TYPE "public"."enum_lenders_lenders_estimate_shown_by" AS ENUM('weekly', 'monthly');
  CREATE TYPE "public"."enum_lenders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lenders_v_version_lenders_name" AS ENUM('Taurus', 'Powertorque', 'AusLoans', 'Angle', '360 Finance', 'Nissan Finance', 'Manual');
  CREATE TYPE "public"."enum__lenders_v_version_lenders_estimate_needs" AS ENUM('rates', 'weekly', 'monthly');
  CREATE TYPE "public"."enum__lenders_v_version_lenders_estimate_shown_by" AS ENUM('weekly', 'monthly');
  CREATE TYPE "public"."enum__lenders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_platform_notice_severity" AS ENUM('information', 'warning', 'problem');
  CREATE TYPE "public"."enum_platform_notice_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__platform_notice_v_version_severity" AS ENUM('information', 'warning', 'problem');
  CREATE TYPE "public"."enum__platform_notice_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "platform_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"platform_name" varchar DEFAULT 'Forecourt' NOT NULL,
  	"support_email" varchar,
  	"support_phone" varchar,
  	"defaults_finance_phone" varchar DEFAULT '1300 031 264' NOT NULL,
  	"defaults_forms_opt_in_label" varchar DEFAULT 'Email me similar stock and latest offers.' NOT NULL,
  	"defaults_price_no_price_text" varchar DEFAULT 'Enquire for price.' NOT NULL,
  	"defaults_search_page_size" numeric DEFAULT 21 NOT NULL,
  	"defaults_cards_show_finance_estimate" boolean DEFAULT true NOT NULL,
  	"retention_unused_photo_days" numeric DEFAULT 7 NOT NULL,
  	"retention_empty_draft_days" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_platform_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_platform_name" varchar DEFAULT 'Forecourt' NOT NULL,
  	"version_support_email" varchar,
  	"version_support_phone" varchar,
  	"version_defaults_finance_phone" varchar DEFAULT '1300 031 264' NOT NULL,
  	"version_defaults_forms_opt_in_label" varchar DEFAULT 'Email me similar stock and latest offers.' NOT NULL,
  	"version_defaults_price_no_price_text" varchar DEFAULT 'Enquire for price.' NOT NULL,
  	"version_defaults_search_page_size" numeric DEFAULT 21 NOT NULL,
  	"version_defaults_cards_show_finance_estimate" boolean DEFAULT true NOT NULL,
  	"version_retention_unused_photo_days" numeric DEFAULT 7 NOT NULL,
  	"version_retention_empty_draft_days" numeric DEFAULT 1 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "legal_texts_wordings" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_legal_texts_wordings_key",
  	"state" "enum_legal_texts_wordings_state",
  	"valid_from" timestamp(3) with time zone,
  	"wording" varchar
  );
  
  CREATE TABLE "legal_texts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_status" "enum_legal_texts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_legal_texts_v_version_wordings" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" "enum__legal_texts_v_version_wordings_key",
  	"state" "enum__legal_texts_v_version_wordings_state",
  	"valid_from" timestamp(3) with time zone,
  	"wording" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_texts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version__status" "enum__legal_texts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "lenders_lenders" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" "enum_lenders_lenders_name",
  	"estimate_price_above" numeric,
  	"estimate_max_age_years" numeric,
  	"estimate_needs" "enum_lenders_lenders_estimate_needs" DEFAULT 'weekly',
  	"estimate_shown_by" "enum_lenders_lenders_estimate_shown_by" DEFAULT 'weekly',
  	"calculator_min_price" numeric,
  	"calculator_min_loan" numeric,
  	"calculator_max_term" numeric,
  	"calculator_default_term" numeric,
  	"calculator_interest_from" numeric,
  	"calculator_interest_to" numeric,
  	"fees_establishment" numeric,
  	"fees_security_registration" numeric,
  	"fees_monthly_admin" numeric,
  	"fees_dealer_agency" numeric,
  	"comparison_from" numeric,
  	"comparison_to" numeric
  );
  
  CREATE TABLE "lenders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_status" "enum_lenders_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_lenders_v_version_lenders" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" "enum__lenders_v_version_lenders_name",
  	"estimate_price_above" numeric,
  	"estimate_max_age_years" numeric,
  	"estimate_needs" "enum__lenders_v_version_lenders_estimate_needs" DEFAULT 'weekly',
  	"estimate_shown_by" "enum__lenders_v_version_lenders_estimate_shown_by" DEFAULT 'weekly',
  	"calculator_min_price" numeric,
  	"calculator_min_loan" numeric,
  	"calculator_max_term" numeric,
  	"calculator_default_term" numeric,
  	"calculator_interest_from" numeric,
  	"calculator_interest_to" numeric,
  	"fees_establishment" numeric,
  	"fees_security_registration" numeric,
  	"fees_monthly_admin" numeric,
  	"fees_dealer_agency" numeric,
  	"comparison_from" numeric,
  	"comparison_to" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lenders_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version__status" "enum__lenders_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "platform_notice" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"severity" "enum_platform_notice_severity" DEFAULT 'information',
  	"title" varchar,
  	"text" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"_status" "enum_platform_notice_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_platform_notice_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_severity" "enum__platform_notice_v_version_severity" DEFAULT 'information',
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version__status" "enum__platform_notice_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "legal_texts_wordings" ADD CONSTRAINT "legal_texts_wordings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_texts_v_version_wordings" ADD CONSTRAINT "_legal_texts_v_version_wordings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lenders_lenders" ADD CONSTRAINT "lenders_lenders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lenders_v_version_lenders" ADD CONSTRAINT "_lenders_v_version_lenders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lenders_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_platform_settings_v_created_at_idx" ON "_platform_settings_v" USING btree ("created_at");
  CREATE INDEX "_platform_settings_v_updated_at_idx" ON "_platform_settings_v" USING btree ("updated_at");
  CREATE INDEX "legal_texts_wordings_order_idx" ON "legal_texts_wordings" USING btree ("_order");
  CREATE INDEX "legal_texts_wordings_parent_id_idx" ON "legal_texts_wordings" USING btree ("_parent_id");
  CREATE INDEX "legal_texts__status_idx" ON "legal_texts" USING btree ("_status");
  CREATE INDEX "_legal_texts_v_version_wordings_order_idx" ON "_legal_texts_v_version_wordings" USING btree ("_order");
  CREATE INDEX "_legal_texts_v_version_wordings_parent_id_idx" ON "_legal_texts_v_version_wordings" USING btree ("_parent_id");
  CREATE INDEX "_legal_texts_v_version_version__status_idx" ON "_legal_texts_v" USING btree ("version__status");
  CREATE INDEX "_legal_texts_v_created_at_idx" ON "_legal_texts_v" USING btree ("created_at");
  CREATE INDEX "_legal_texts_v_updated_at_idx" ON "_legal_texts_v" USING btree ("updated_at");
  CREATE INDEX "_legal_texts_v_latest_idx" ON "_legal_texts_v" USING btree ("latest");
  CREATE INDEX "lenders_lenders_order_idx" ON "lenders_lenders" USING btree ("_order");
  CREATE INDEX "lenders_lenders_parent_id_idx" ON "lenders_lenders" USING btree ("_parent_id");
  CREATE INDEX "lenders__status_idx" ON "lenders" USING btree ("_status");
  CREATE INDEX "_lenders_v_version_lenders_order_idx" ON "_lenders_v_version_lenders" USING btree ("_order");
  CREATE INDEX "_lenders_v_version_lenders_parent_id_idx" ON "_lenders_v_version_lenders" USING btree ("_parent_id");
  CREATE INDEX "_lenders_v_version_version__status_idx" ON "_lenders_v" USING btree ("version__status");
  CREATE INDEX "_lenders_v_created_at_idx" ON "_lenders_v" USING btree ("created_at");
  CREATE INDEX "_lenders_v_updated_at_idx" ON "_lenders_v" USING btree ("updated_at");
  CREATE INDEX "_lenders_v_latest_idx" ON "_lenders_v" USING btree ("latest");
  CREATE INDEX "platform_notice__status_idx" ON "platform_notice" USING btree ("_status");
  CREATE INDEX "_platform_notice_v_version_version__status_idx" ON "_platform_notice_v" USING btree ("version__status");
  CREATE INDEX "_platform_notice_v_created_at_idx" ON "_platform_notice_v" USING btree ("created_at");
  CREATE INDEX "_platform_notice_v_updated_at_idx" ON "_platform_notice_v" USING btree ("updated_at");
  CREATE INDEX "_platform_notice_v_latest_idx" ON "_platform_notice_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "platform_settings" CASCADE;
  DROP TABLE "_platform_settings_v" CASCADE;
  DROP TABLE "legal_texts_wordings" CASCADE;
  DROP TABLE "legal_texts" CASCADE;
  DROP TABLE "_legal_texts_v_version_wordings" CASCADE;
  DROP TABLE "_legal_texts_v" CASCADE;
  DROP TABLE "lenders_lenders" CASCADE;
  DROP TABLE "lenders" CASCADE;
  DROP TABLE "_lenders_v_version_lenders" CASCADE;
  DROP TABLE "_lenders_v" CASCADE;
  DROP TABLE "platform_notice" CASCADE;
  DROP TABLE "_platform_notice_v" CASCADE;
  DROP TYPE "public"."enum_legal_texts_wordings_key";
  DROP TYPE "public"."enum_legal_texts_wordings_state";
  DROP TYPE "public"."enum_legal_texts_status";
  DROP TYPE "public"."enum__legal_texts_v_version_wordings_key";
  DROP TYPE "public"."enum__legal_texts_v_version_wordings_state";
  DROP TYPE "public"."enum__legal_texts_v_version_status";
  DROP TYPE "public"."enum_lenders_lenders_name";
  DROP TYPE "public"."enum_lenders_lenders_estimate_needs";
  DROP TYPE "public"."enum_lenders_lenders_estimate_shown_by";
  DROP TYPE "public"."enum_lenders_status";
  DROP TYPE "public"."enum__lenders_v_version_lenders_name";
  DROP TYPE "public"."enum__lenders_v_version_lenders_estimate_needs";
  DROP TYPE "public"."enum__lenders_v_version_lenders_estimate_shown_by";
  DROP TYPE "public"."enum__lenders_v_version_status";
  DROP TYPE "public"."enum_platform_notice_severity";
  DROP TYPE "public"."enum_platform_notice_status";
  DROP TYPE "public"."enum__platform_notice_v_version_severity";
  DROP TYPE "public"."enum__platform_notice_v_version_status";`)
}
