import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_section_space" AS ENUM('none', 'small', 'normal', 'large');
  CREATE TYPE "public"."enum_pages_blocks_budget_search_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_model_tiles_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_stock_carousel_source" AS ENUM('choices', 'search');
  CREATE TYPE "public"."enum_pages_blocks_feature_banner_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_promo_cards_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_logos_kind" AS ENUM('payments', 'own');
  CREATE TYPE "public"."enum_pages_blocks_logos_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_sales_counter_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_warranty_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_form_kind" AS ENUM('contact', 'testDrive', 'service', 'parts', 'finance');
  CREATE TYPE "public"."enum_pages_blocks_form_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_columns_widths" AS ENUM('equal', 'first', 'last');
  CREATE TYPE "public"."enum_pages_blocks_columns_frame" AS ENUM('open', 'card');
  CREATE TYPE "public"."enum_pages_blocks_columns_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_media_width" AS ENUM('reading', 'column', 'screen');
  CREATE TYPE "public"."enum_pages_blocks_media_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_video_width" AS ENUM('column', 'beside');
  CREATE TYPE "public"."enum_pages_blocks_video_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_budget_search_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_model_tiles_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_stock_carousel_source" AS ENUM('choices', 'search');
  CREATE TYPE "public"."enum__pages_v_blocks_feature_banner_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_promo_cards_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_logos_kind" AS ENUM('payments', 'own');
  CREATE TYPE "public"."enum__pages_v_blocks_logos_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_sales_counter_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_warranty_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_form_kind" AS ENUM('contact', 'testDrive', 'service', 'parts', 'finance');
  CREATE TYPE "public"."enum__pages_v_blocks_form_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_columns_widths" AS ENUM('equal', 'first', 'last');
  CREATE TYPE "public"."enum__pages_v_blocks_columns_frame" AS ENUM('open', 'card');
  CREATE TYPE "public"."enum__pages_v_blocks_columns_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_media_width" AS ENUM('reading', 'column', 'screen');
  CREATE TYPE "public"."enum__pages_v_blocks_media_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_video_width" AS ENUM('column', 'beside');
  CREATE TYPE "public"."enum__pages_v_blocks_video_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  ALTER TYPE "public"."enum_pages_blocks_stock_carousel_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_stock_search_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_body_types_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_brand_grid_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_stats_banner_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_why_buy_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_reviews_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_offers_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_blogs_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_locations_layout" ADD VALUE 'map';
  ALTER TYPE "public"."enum_pages_blocks_locations_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_finance_callout_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_trade_in_callout_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_faq_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_rich_text_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum_pages_blocks_promo_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_stock_carousel_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_stock_search_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_body_types_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_brand_grid_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_stats_banner_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_why_buy_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_reviews_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_offers_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_blogs_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_locations_layout" ADD VALUE 'map';
  ALTER TYPE "public"."enum__pages_v_blocks_locations_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_finance_callout_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_trade_in_callout_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_faq_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_rich_text_tone" ADD VALUE 'tint' BEFORE 'ink';
  ALTER TYPE "public"."enum__pages_v_blocks_promo_tone" ADD VALUE 'tint' BEFORE 'ink';
  CREATE TABLE "pages_blocks_budget_search" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Find cars for your budget',
  	"intro" varchar DEFAULT 'Say what you would like to pay and what you can put down. We show you what that finds today.',
  	"tone" "enum_pages_blocks_budget_search_tone" DEFAULT 'surface',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_model_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'The range',
  	"intro" varchar,
  	"brand_id" uuid,
  	"limit" numeric DEFAULT 8,
  	"button_label" varchar DEFAULT 'All models',
  	"button_href" varchar DEFAULT '/models',
  	"tone" "enum_pages_blocks_model_tiles_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_promo_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"limit" numeric DEFAULT 3,
  	"tone" "enum_pages_blocks_promo_cards_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_logos_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "pages_blocks_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"kind" "enum_pages_blocks_logos_kind" DEFAULT 'payments',
  	"tone" "enum_pages_blocks_logos_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_sales_counter" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Sold this month',
  	"intro" varchar,
  	"unit" varchar DEFAULT 'vehicles this month',
  	"tone" "enum_pages_blocks_sales_counter_tone" DEFAULT 'brand',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_warranty" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Covered, in writing',
  	"intro" varchar,
  	"note" varchar DEFAULT 'Conditions, kilometre limits and exclusions apply and are in the warranty document. It adds to your rights under the Australian Consumer Law and takes none away.',
  	"button_label" varchar DEFAULT 'What is covered',
  	"button_href" varchar DEFAULT '/warranty',
  	"tone" "enum_pages_blocks_warranty_tone" DEFAULT 'surface',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_book_service" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Book a Service',
  	"text" varchar DEFAULT 'Pick a day online in under a minute.',
  	"button_label" varchar DEFAULT 'Book now',
  	"button_href" varchar DEFAULT '/service#service-booking',
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_form_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_pages_blocks_form_kind" DEFAULT 'contact',
  	"submit_label" varchar,
  	"heading" varchar DEFAULT 'Talk to us',
  	"intro" varchar DEFAULT 'Tell us what you need. A person answers, usually within two business hours.',
  	"tone" "enum_pages_blocks_form_tone" DEFAULT 'surface',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_columns_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" jsonb,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar,
  	"button_href" varchar
  );
  
  CREATE TABLE "pages_blocks_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"widths" "enum_pages_blocks_columns_widths" DEFAULT 'equal',
  	"frame" "enum_pages_blocks_columns_frame" DEFAULT 'open',
  	"tone" "enum_pages_blocks_columns_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_media_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"alt" varchar,
  	"caption" varchar
  );
  
  CREATE TABLE "pages_blocks_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"width" "enum_pages_blocks_media_width" DEFAULT 'column',
  	"tone" "enum_pages_blocks_media_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"url" varchar,
  	"poster_media_id" uuid,
  	"poster_url" varchar,
  	"width" "enum_pages_blocks_video_width" DEFAULT 'column',
  	"button_label" varchar,
  	"button_href" varchar,
  	"tone" "enum_pages_blocks_video_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_budget_search" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Find cars for your budget',
  	"intro" varchar DEFAULT 'Say what you would like to pay and what you can put down. We show you what that finds today.',
  	"tone" "enum__pages_v_blocks_budget_search_tone" DEFAULT 'surface',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_model_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'The range',
  	"intro" varchar,
  	"brand_id" uuid,
  	"limit" numeric DEFAULT 8,
  	"button_label" varchar DEFAULT 'All models',
  	"button_href" varchar DEFAULT '/models',
  	"tone" "enum__pages_v_blocks_model_tiles_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_promo_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"limit" numeric DEFAULT 3,
  	"tone" "enum__pages_v_blocks_promo_cards_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_logos_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"kind" "enum__pages_v_blocks_logos_kind" DEFAULT 'payments',
  	"tone" "enum__pages_v_blocks_logos_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_sales_counter" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Sold this month',
  	"intro" varchar,
  	"unit" varchar DEFAULT 'vehicles this month',
  	"tone" "enum__pages_v_blocks_sales_counter_tone" DEFAULT 'brand',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_warranty" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Covered, in writing',
  	"intro" varchar,
  	"note" varchar DEFAULT 'Conditions, kilometre limits and exclusions apply and are in the warranty document. It adds to your rights under the Australian Consumer Law and takes none away.',
  	"button_label" varchar DEFAULT 'What is covered',
  	"button_href" varchar DEFAULT '/warranty',
  	"tone" "enum__pages_v_blocks_warranty_tone" DEFAULT 'surface',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_book_service" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Book a Service',
  	"text" varchar DEFAULT 'Pick a day online in under a minute.',
  	"button_label" varchar DEFAULT 'Book now',
  	"button_href" varchar DEFAULT '/service#service-booking',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_form_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum__pages_v_blocks_form_kind" DEFAULT 'contact',
  	"submit_label" varchar,
  	"heading" varchar DEFAULT 'Talk to us',
  	"intro" varchar DEFAULT 'Tell us what you need. A person answers, usually within two business hours.',
  	"tone" "enum__pages_v_blocks_form_tone" DEFAULT 'surface',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_columns_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"text" jsonb,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar,
  	"button_href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"widths" "enum__pages_v_blocks_columns_widths" DEFAULT 'equal',
  	"frame" "enum__pages_v_blocks_columns_frame" DEFAULT 'open',
  	"tone" "enum__pages_v_blocks_columns_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_media_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"alt" varchar,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"width" "enum__pages_v_blocks_media_width" DEFAULT 'column',
  	"tone" "enum__pages_v_blocks_media_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"url" varchar,
  	"poster_media_id" uuid,
  	"poster_url" varchar,
  	"width" "enum__pages_v_blocks_video_width" DEFAULT 'column',
  	"button_label" varchar,
  	"button_href" varchar,
  	"tone" "enum__pages_v_blocks_video_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  -- The fixed 'Book a Service' bar has become a section of its own.
  INSERT INTO "pages_blocks_book_service" ("_order", "_parent_id", "_path", "id", "heading", "text", "button_label", "button_href", "block_name")
    SELECT "_order", "_parent_id", "_path", "id", "heading", "text", "button_label", "button_href", "block_name" FROM "pages_blocks_promo" WHERE "variant" = 'fixed';
  DELETE FROM "pages_blocks_promo" WHERE "variant" = 'fixed';
  INSERT INTO "_pages_v_blocks_book_service" ("_order", "_parent_id", "_path", "id", "heading", "text", "button_label", "button_href", "_uuid", "block_name")
    SELECT "_order", "_parent_id", "_path", "id", "heading", "text", "button_label", "button_href", "_uuid", "block_name" FROM "_pages_v_blocks_promo" WHERE "variant" = 'fixed';
  DELETE FROM "_pages_v_blocks_promo" WHERE "variant" = 'fixed';
  ALTER TABLE "pages_blocks_promo" ALTER COLUMN "variant" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_promo" ALTER COLUMN "variant" SET DEFAULT 'split'::text;
  DROP TYPE "public"."enum_pages_blocks_promo_variant";
  CREATE TYPE "public"."enum_pages_blocks_promo_variant" AS ENUM('split', 'banner');
  ALTER TABLE "pages_blocks_promo" ALTER COLUMN "variant" SET DEFAULT 'split'::"public"."enum_pages_blocks_promo_variant";
  ALTER TABLE "pages_blocks_promo" ALTER COLUMN "variant" SET DATA TYPE "public"."enum_pages_blocks_promo_variant" USING "variant"::"public"."enum_pages_blocks_promo_variant";
  ALTER TABLE "_pages_v_blocks_promo" ALTER COLUMN "variant" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_promo" ALTER COLUMN "variant" SET DEFAULT 'split'::text;
  DROP TYPE "public"."enum__pages_v_blocks_promo_variant";
  CREATE TYPE "public"."enum__pages_v_blocks_promo_variant" AS ENUM('split', 'banner');
  ALTER TABLE "_pages_v_blocks_promo" ALTER COLUMN "variant" SET DEFAULT 'split'::"public"."enum__pages_v_blocks_promo_variant";
  ALTER TABLE "_pages_v_blocks_promo" ALTER COLUMN "variant" SET DATA TYPE "public"."enum__pages_v_blocks_promo_variant" USING "variant"::"public"."enum__pages_v_blocks_promo_variant";
  ALTER TABLE "pages_blocks_feature_banner" ADD COLUMN "tone" "enum_pages_blocks_feature_banner_tone" DEFAULT 'plain';
  ALTER TABLE "pages_blocks_feature_banner" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_feature_banner" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_feature_banner" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_stock_carousel" ADD COLUMN "source" "enum_pages_blocks_stock_carousel_source" DEFAULT 'choices';
  ALTER TABLE "pages_blocks_stock_carousel" ADD COLUMN "search" varchar;
  ALTER TABLE "pages_blocks_stock_carousel" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_stock_carousel" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_stock_carousel" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_stock_search" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_stock_search" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_stock_search" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_body_types" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_body_types" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_body_types" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_brand_grid" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_brand_grid" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_brand_grid" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_stats_banner" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_stats_banner" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_stats_banner" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_why_buy" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_why_buy" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_why_buy" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_reviews" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_reviews" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_reviews" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_offers" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_offers" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_offers" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_blogs" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_blogs" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_blogs" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_locations" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_locations" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_locations" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_finance_callout" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_finance_callout" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_finance_callout" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_trade_in_callout" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_trade_in_callout" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_trade_in_callout" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_faq" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_faq" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_faq" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_rich_text" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_rich_text" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_rich_text" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_blocks_promo" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_promo" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "pages_blocks_promo" ADD COLUMN "anchor" varchar;
  ALTER TABLE "pages_rels" ADD COLUMN "models_id" uuid;
  ALTER TABLE "pages_rels" ADD COLUMN "promo_cards_id" uuid;
  ALTER TABLE "_pages_v_blocks_feature_banner" ADD COLUMN "tone" "enum__pages_v_blocks_feature_banner_tone" DEFAULT 'plain';
  ALTER TABLE "_pages_v_blocks_feature_banner" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_feature_banner" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_feature_banner" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_stock_carousel" ADD COLUMN "source" "enum__pages_v_blocks_stock_carousel_source" DEFAULT 'choices';
  ALTER TABLE "_pages_v_blocks_stock_carousel" ADD COLUMN "search" varchar;
  ALTER TABLE "_pages_v_blocks_stock_carousel" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_stock_carousel" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_stock_carousel" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_stock_search" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_stock_search" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_stock_search" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_body_types" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_body_types" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_body_types" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_brand_grid" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_brand_grid" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_brand_grid" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_stats_banner" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_stats_banner" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_stats_banner" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_why_buy" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_why_buy" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_why_buy" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_reviews" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_reviews" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_reviews" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_offers" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_offers" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_offers" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_blogs" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_blogs" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_blogs" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_locations" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_locations" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_locations" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_finance_callout" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_finance_callout" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_finance_callout" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_trade_in_callout" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_trade_in_callout" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_trade_in_callout" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_faq" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_faq" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_faq" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_rich_text" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_rich_text" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_rich_text" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_blocks_promo" ADD COLUMN "space_above" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_promo" ADD COLUMN "space_below" "enum_section_space" DEFAULT 'normal';
  ALTER TABLE "_pages_v_blocks_promo" ADD COLUMN "anchor" varchar;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "models_id" uuid;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "promo_cards_id" uuid;
  ALTER TABLE "pages_blocks_budget_search" ADD CONSTRAINT "pages_blocks_budget_search_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_model_tiles" ADD CONSTRAINT "pages_blocks_model_tiles_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_model_tiles" ADD CONSTRAINT "pages_blocks_model_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_promo_cards" ADD CONSTRAINT "pages_blocks_promo_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_logos_logos" ADD CONSTRAINT "pages_blocks_logos_logos_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_logos_logos" ADD CONSTRAINT "pages_blocks_logos_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_logos" ADD CONSTRAINT "pages_blocks_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_sales_counter" ADD CONSTRAINT "pages_blocks_sales_counter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_warranty" ADD CONSTRAINT "pages_blocks_warranty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_book_service" ADD CONSTRAINT "pages_blocks_book_service_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_form_steps" ADD CONSTRAINT "pages_blocks_form_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_form" ADD CONSTRAINT "pages_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns_columns" ADD CONSTRAINT "pages_blocks_columns_columns_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns_columns" ADD CONSTRAINT "pages_blocks_columns_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns" ADD CONSTRAINT "pages_blocks_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_media_pictures" ADD CONSTRAINT "pages_blocks_media_pictures_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_media_pictures" ADD CONSTRAINT "pages_blocks_media_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_media" ADD CONSTRAINT "pages_blocks_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_poster_media_id_media_id_fk" FOREIGN KEY ("poster_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_budget_search" ADD CONSTRAINT "_pages_v_blocks_budget_search_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_model_tiles" ADD CONSTRAINT "_pages_v_blocks_model_tiles_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_model_tiles" ADD CONSTRAINT "_pages_v_blocks_model_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_promo_cards" ADD CONSTRAINT "_pages_v_blocks_promo_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_logos_logos" ADD CONSTRAINT "_pages_v_blocks_logos_logos_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_logos_logos" ADD CONSTRAINT "_pages_v_blocks_logos_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_logos" ADD CONSTRAINT "_pages_v_blocks_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_sales_counter" ADD CONSTRAINT "_pages_v_blocks_sales_counter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_warranty" ADD CONSTRAINT "_pages_v_blocks_warranty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_book_service" ADD CONSTRAINT "_pages_v_blocks_book_service_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_form_steps" ADD CONSTRAINT "_pages_v_blocks_form_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_form" ADD CONSTRAINT "_pages_v_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns_columns" ADD CONSTRAINT "_pages_v_blocks_columns_columns_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns_columns" ADD CONSTRAINT "_pages_v_blocks_columns_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns" ADD CONSTRAINT "_pages_v_blocks_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_media_pictures" ADD CONSTRAINT "_pages_v_blocks_media_pictures_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_media_pictures" ADD CONSTRAINT "_pages_v_blocks_media_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_media" ADD CONSTRAINT "_pages_v_blocks_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_poster_media_id_media_id_fk" FOREIGN KEY ("poster_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_budget_search_order_idx" ON "pages_blocks_budget_search" USING btree ("_order");
  CREATE INDEX "pages_blocks_budget_search_parent_id_idx" ON "pages_blocks_budget_search" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_budget_search_path_idx" ON "pages_blocks_budget_search" USING btree ("_path");
  CREATE INDEX "pages_blocks_model_tiles_order_idx" ON "pages_blocks_model_tiles" USING btree ("_order");
  CREATE INDEX "pages_blocks_model_tiles_parent_id_idx" ON "pages_blocks_model_tiles" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_model_tiles_path_idx" ON "pages_blocks_model_tiles" USING btree ("_path");
  CREATE INDEX "pages_blocks_model_tiles_brand_idx" ON "pages_blocks_model_tiles" USING btree ("brand_id");
  CREATE INDEX "pages_blocks_promo_cards_order_idx" ON "pages_blocks_promo_cards" USING btree ("_order");
  CREATE INDEX "pages_blocks_promo_cards_parent_id_idx" ON "pages_blocks_promo_cards" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_promo_cards_path_idx" ON "pages_blocks_promo_cards" USING btree ("_path");
  CREATE INDEX "pages_blocks_logos_logos_order_idx" ON "pages_blocks_logos_logos" USING btree ("_order");
  CREATE INDEX "pages_blocks_logos_logos_parent_id_idx" ON "pages_blocks_logos_logos" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_logos_logos_image_image_media_idx" ON "pages_blocks_logos_logos" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_logos_order_idx" ON "pages_blocks_logos" USING btree ("_order");
  CREATE INDEX "pages_blocks_logos_parent_id_idx" ON "pages_blocks_logos" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_logos_path_idx" ON "pages_blocks_logos" USING btree ("_path");
  CREATE INDEX "pages_blocks_sales_counter_order_idx" ON "pages_blocks_sales_counter" USING btree ("_order");
  CREATE INDEX "pages_blocks_sales_counter_parent_id_idx" ON "pages_blocks_sales_counter" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_sales_counter_path_idx" ON "pages_blocks_sales_counter" USING btree ("_path");
  CREATE INDEX "pages_blocks_warranty_order_idx" ON "pages_blocks_warranty" USING btree ("_order");
  CREATE INDEX "pages_blocks_warranty_parent_id_idx" ON "pages_blocks_warranty" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_warranty_path_idx" ON "pages_blocks_warranty" USING btree ("_path");
  CREATE INDEX "pages_blocks_book_service_order_idx" ON "pages_blocks_book_service" USING btree ("_order");
  CREATE INDEX "pages_blocks_book_service_parent_id_idx" ON "pages_blocks_book_service" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_book_service_path_idx" ON "pages_blocks_book_service" USING btree ("_path");
  CREATE INDEX "pages_blocks_form_steps_order_idx" ON "pages_blocks_form_steps" USING btree ("_order");
  CREATE INDEX "pages_blocks_form_steps_parent_id_idx" ON "pages_blocks_form_steps" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_form_order_idx" ON "pages_blocks_form" USING btree ("_order");
  CREATE INDEX "pages_blocks_form_parent_id_idx" ON "pages_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_form_path_idx" ON "pages_blocks_form" USING btree ("_path");
  CREATE INDEX "pages_blocks_columns_columns_order_idx" ON "pages_blocks_columns_columns" USING btree ("_order");
  CREATE INDEX "pages_blocks_columns_columns_parent_id_idx" ON "pages_blocks_columns_columns" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_columns_columns_image_image_media_idx" ON "pages_blocks_columns_columns" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_columns_order_idx" ON "pages_blocks_columns" USING btree ("_order");
  CREATE INDEX "pages_blocks_columns_parent_id_idx" ON "pages_blocks_columns" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_columns_path_idx" ON "pages_blocks_columns" USING btree ("_path");
  CREATE INDEX "pages_blocks_media_pictures_order_idx" ON "pages_blocks_media_pictures" USING btree ("_order");
  CREATE INDEX "pages_blocks_media_pictures_parent_id_idx" ON "pages_blocks_media_pictures" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_media_pictures_image_image_media_idx" ON "pages_blocks_media_pictures" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_media_order_idx" ON "pages_blocks_media" USING btree ("_order");
  CREATE INDEX "pages_blocks_media_parent_id_idx" ON "pages_blocks_media" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_media_path_idx" ON "pages_blocks_media" USING btree ("_path");
  CREATE INDEX "pages_blocks_video_order_idx" ON "pages_blocks_video" USING btree ("_order");
  CREATE INDEX "pages_blocks_video_parent_id_idx" ON "pages_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_video_path_idx" ON "pages_blocks_video" USING btree ("_path");
  CREATE INDEX "pages_blocks_video_poster_poster_media_idx" ON "pages_blocks_video" USING btree ("poster_media_id");
  CREATE INDEX "_pages_v_blocks_budget_search_order_idx" ON "_pages_v_blocks_budget_search" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_budget_search_parent_id_idx" ON "_pages_v_blocks_budget_search" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_budget_search_path_idx" ON "_pages_v_blocks_budget_search" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_model_tiles_order_idx" ON "_pages_v_blocks_model_tiles" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_model_tiles_parent_id_idx" ON "_pages_v_blocks_model_tiles" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_model_tiles_path_idx" ON "_pages_v_blocks_model_tiles" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_model_tiles_brand_idx" ON "_pages_v_blocks_model_tiles" USING btree ("brand_id");
  CREATE INDEX "_pages_v_blocks_promo_cards_order_idx" ON "_pages_v_blocks_promo_cards" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_promo_cards_parent_id_idx" ON "_pages_v_blocks_promo_cards" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_promo_cards_path_idx" ON "_pages_v_blocks_promo_cards" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_logos_logos_order_idx" ON "_pages_v_blocks_logos_logos" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_logos_logos_parent_id_idx" ON "_pages_v_blocks_logos_logos" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_logos_logos_image_image_media_idx" ON "_pages_v_blocks_logos_logos" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_logos_order_idx" ON "_pages_v_blocks_logos" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_logos_parent_id_idx" ON "_pages_v_blocks_logos" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_logos_path_idx" ON "_pages_v_blocks_logos" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_sales_counter_order_idx" ON "_pages_v_blocks_sales_counter" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_sales_counter_parent_id_idx" ON "_pages_v_blocks_sales_counter" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_sales_counter_path_idx" ON "_pages_v_blocks_sales_counter" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_warranty_order_idx" ON "_pages_v_blocks_warranty" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_warranty_parent_id_idx" ON "_pages_v_blocks_warranty" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_warranty_path_idx" ON "_pages_v_blocks_warranty" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_book_service_order_idx" ON "_pages_v_blocks_book_service" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_book_service_parent_id_idx" ON "_pages_v_blocks_book_service" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_book_service_path_idx" ON "_pages_v_blocks_book_service" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_form_steps_order_idx" ON "_pages_v_blocks_form_steps" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_form_steps_parent_id_idx" ON "_pages_v_blocks_form_steps" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_form_order_idx" ON "_pages_v_blocks_form" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_form_parent_id_idx" ON "_pages_v_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_form_path_idx" ON "_pages_v_blocks_form" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_columns_columns_order_idx" ON "_pages_v_blocks_columns_columns" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_columns_columns_parent_id_idx" ON "_pages_v_blocks_columns_columns" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_columns_image_image_media_idx" ON "_pages_v_blocks_columns_columns" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_columns_order_idx" ON "_pages_v_blocks_columns" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_columns_parent_id_idx" ON "_pages_v_blocks_columns" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_path_idx" ON "_pages_v_blocks_columns" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_media_pictures_order_idx" ON "_pages_v_blocks_media_pictures" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_media_pictures_parent_id_idx" ON "_pages_v_blocks_media_pictures" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_media_pictures_image_image_media_idx" ON "_pages_v_blocks_media_pictures" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_media_order_idx" ON "_pages_v_blocks_media" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_media_parent_id_idx" ON "_pages_v_blocks_media" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_media_path_idx" ON "_pages_v_blocks_media" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_video_order_idx" ON "_pages_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_video_parent_id_idx" ON "_pages_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_video_path_idx" ON "_pages_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_video_poster_poster_media_idx" ON "_pages_v_blocks_video" USING btree ("poster_media_id");
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_promo_cards_fk" FOREIGN KEY ("promo_cards_id") REFERENCES "public"."promo_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_promo_cards_fk" FOREIGN KEY ("promo_cards_id") REFERENCES "public"."promo_cards"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_rels_models_id_idx" ON "pages_rels" USING btree ("models_id");
  CREATE INDEX "pages_rels_promo_cards_id_idx" ON "pages_rels" USING btree ("promo_cards_id");
  CREATE INDEX "_pages_v_rels_models_id_idx" ON "_pages_v_rels" USING btree ("models_id");
  CREATE INDEX "_pages_v_rels_promo_cards_id_idx" ON "_pages_v_rels" USING btree ("promo_cards_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_blocks_promo_variant" ADD VALUE 'fixed';
  ALTER TYPE "public"."enum__pages_v_blocks_promo_variant" ADD VALUE 'fixed';
  ALTER TABLE "pages_blocks_budget_search" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_model_tiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_promo_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_logos_logos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_logos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_sales_counter" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_warranty" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_book_service" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_form_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_columns_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_media_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_budget_search" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_model_tiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_promo_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_logos_logos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_logos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_sales_counter" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_warranty" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_book_service" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_form_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_columns_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_media_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_video" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_budget_search" CASCADE;
  DROP TABLE "pages_blocks_model_tiles" CASCADE;
  DROP TABLE "pages_blocks_promo_cards" CASCADE;
  DROP TABLE "pages_blocks_logos_logos" CASCADE;
  DROP TABLE "pages_blocks_logos" CASCADE;
  DROP TABLE "pages_blocks_sales_counter" CASCADE;
  DROP TABLE "pages_blocks_warranty" CASCADE;
  DROP TABLE "pages_blocks_book_service" CASCADE;
  DROP TABLE "pages_blocks_form_steps" CASCADE;
  DROP TABLE "pages_blocks_form" CASCADE;
  DROP TABLE "pages_blocks_columns_columns" CASCADE;
  DROP TABLE "pages_blocks_columns" CASCADE;
  DROP TABLE "pages_blocks_media_pictures" CASCADE;
  DROP TABLE "pages_blocks_media" CASCADE;
  DROP TABLE "pages_blocks_video" CASCADE;
  DROP TABLE "_pages_v_blocks_budget_search" CASCADE;
  DROP TABLE "_pages_v_blocks_model_tiles" CASCADE;
  DROP TABLE "_pages_v_blocks_promo_cards" CASCADE;
  DROP TABLE "_pages_v_blocks_logos_logos" CASCADE;
  DROP TABLE "_pages_v_blocks_logos" CASCADE;
  DROP TABLE "_pages_v_blocks_sales_counter" CASCADE;
  DROP TABLE "_pages_v_blocks_warranty" CASCADE;
  DROP TABLE "_pages_v_blocks_book_service" CASCADE;
  DROP TABLE "_pages_v_blocks_form_steps" CASCADE;
  DROP TABLE "_pages_v_blocks_form" CASCADE;
  DROP TABLE "_pages_v_blocks_columns_columns" CASCADE;
  DROP TABLE "_pages_v_blocks_columns" CASCADE;
  DROP TABLE "_pages_v_blocks_media_pictures" CASCADE;
  DROP TABLE "_pages_v_blocks_media" CASCADE;
  DROP TABLE "_pages_v_blocks_video" CASCADE;
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_models_fk";
  
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_promo_cards_fk";
  
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_models_fk";
  
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_promo_cards_fk";
  
  ALTER TABLE "pages_blocks_body_types" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_body_types" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum_pages_blocks_body_types_tone";
  CREATE TYPE "public"."enum_pages_blocks_body_types_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_body_types" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum_pages_blocks_body_types_tone";
  ALTER TABLE "pages_blocks_body_types" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_body_types_tone" USING "tone"::"public"."enum_pages_blocks_body_types_tone";
  ALTER TABLE "pages_blocks_brand_grid" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_brand_grid" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum_pages_blocks_brand_grid_tone";
  CREATE TYPE "public"."enum_pages_blocks_brand_grid_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_brand_grid" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum_pages_blocks_brand_grid_tone";
  ALTER TABLE "pages_blocks_brand_grid" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_brand_grid_tone" USING "tone"::"public"."enum_pages_blocks_brand_grid_tone";
  ALTER TABLE "pages_blocks_stock_carousel" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_stock_carousel" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum_pages_blocks_stock_carousel_tone";
  CREATE TYPE "public"."enum_pages_blocks_stock_carousel_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_stock_carousel" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum_pages_blocks_stock_carousel_tone";
  ALTER TABLE "pages_blocks_stock_carousel" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_stock_carousel_tone" USING "tone"::"public"."enum_pages_blocks_stock_carousel_tone";
  ALTER TABLE "pages_blocks_stock_search" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_stock_search" ALTER COLUMN "tone" SET DEFAULT 'surface'::text;
  DROP TYPE "public"."enum_pages_blocks_stock_search_tone";
  CREATE TYPE "public"."enum_pages_blocks_stock_search_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_stock_search" ALTER COLUMN "tone" SET DEFAULT 'surface'::"public"."enum_pages_blocks_stock_search_tone";
  ALTER TABLE "pages_blocks_stock_search" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_stock_search_tone" USING "tone"::"public"."enum_pages_blocks_stock_search_tone";
  ALTER TABLE "pages_blocks_blogs" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_blogs" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum_pages_blocks_blogs_tone";
  CREATE TYPE "public"."enum_pages_blocks_blogs_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_blogs" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum_pages_blocks_blogs_tone";
  ALTER TABLE "pages_blocks_blogs" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_blogs_tone" USING "tone"::"public"."enum_pages_blocks_blogs_tone";
  ALTER TABLE "pages_blocks_offers" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_offers" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum_pages_blocks_offers_tone";
  CREATE TYPE "public"."enum_pages_blocks_offers_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_offers" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum_pages_blocks_offers_tone";
  ALTER TABLE "pages_blocks_offers" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_offers_tone" USING "tone"::"public"."enum_pages_blocks_offers_tone";
  ALTER TABLE "pages_blocks_promo" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_promo" ALTER COLUMN "tone" SET DEFAULT 'brand'::text;
  DROP TYPE "public"."enum_pages_blocks_promo_tone";
  CREATE TYPE "public"."enum_pages_blocks_promo_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_promo" ALTER COLUMN "tone" SET DEFAULT 'brand'::"public"."enum_pages_blocks_promo_tone";
  ALTER TABLE "pages_blocks_promo" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_promo_tone" USING "tone"::"public"."enum_pages_blocks_promo_tone";
  ALTER TABLE "pages_blocks_reviews" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_reviews" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum_pages_blocks_reviews_tone";
  CREATE TYPE "public"."enum_pages_blocks_reviews_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_reviews" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum_pages_blocks_reviews_tone";
  ALTER TABLE "pages_blocks_reviews" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_reviews_tone" USING "tone"::"public"."enum_pages_blocks_reviews_tone";
  ALTER TABLE "pages_blocks_stats_banner" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_stats_banner" ALTER COLUMN "tone" SET DEFAULT 'ink'::text;
  DROP TYPE "public"."enum_pages_blocks_stats_banner_tone";
  CREATE TYPE "public"."enum_pages_blocks_stats_banner_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_stats_banner" ALTER COLUMN "tone" SET DEFAULT 'ink'::"public"."enum_pages_blocks_stats_banner_tone";
  ALTER TABLE "pages_blocks_stats_banner" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_stats_banner_tone" USING "tone"::"public"."enum_pages_blocks_stats_banner_tone";
  ALTER TABLE "pages_blocks_why_buy" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_why_buy" ALTER COLUMN "tone" SET DEFAULT 'surface'::text;
  DROP TYPE "public"."enum_pages_blocks_why_buy_tone";
  CREATE TYPE "public"."enum_pages_blocks_why_buy_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_why_buy" ALTER COLUMN "tone" SET DEFAULT 'surface'::"public"."enum_pages_blocks_why_buy_tone";
  ALTER TABLE "pages_blocks_why_buy" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_why_buy_tone" USING "tone"::"public"."enum_pages_blocks_why_buy_tone";
  ALTER TABLE "pages_blocks_finance_callout" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_finance_callout" ALTER COLUMN "tone" SET DEFAULT 'surface'::text;
  DROP TYPE "public"."enum_pages_blocks_finance_callout_tone";
  CREATE TYPE "public"."enum_pages_blocks_finance_callout_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_finance_callout" ALTER COLUMN "tone" SET DEFAULT 'surface'::"public"."enum_pages_blocks_finance_callout_tone";
  ALTER TABLE "pages_blocks_finance_callout" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_finance_callout_tone" USING "tone"::"public"."enum_pages_blocks_finance_callout_tone";
  ALTER TABLE "pages_blocks_locations" ALTER COLUMN "layout" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_locations" ALTER COLUMN "layout" SET DEFAULT 'grid'::text;
  DROP TYPE "public"."enum_pages_blocks_locations_layout";
  CREATE TYPE "public"."enum_pages_blocks_locations_layout" AS ENUM('grid', 'carousel');
  ALTER TABLE "pages_blocks_locations" ALTER COLUMN "layout" SET DEFAULT 'grid'::"public"."enum_pages_blocks_locations_layout";
  ALTER TABLE "pages_blocks_locations" ALTER COLUMN "layout" SET DATA TYPE "public"."enum_pages_blocks_locations_layout" USING "layout"::"public"."enum_pages_blocks_locations_layout";
  ALTER TABLE "pages_blocks_locations" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_locations" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum_pages_blocks_locations_tone";
  CREATE TYPE "public"."enum_pages_blocks_locations_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_locations" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum_pages_blocks_locations_tone";
  ALTER TABLE "pages_blocks_locations" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_locations_tone" USING "tone"::"public"."enum_pages_blocks_locations_tone";
  ALTER TABLE "pages_blocks_trade_in_callout" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_trade_in_callout" ALTER COLUMN "tone" SET DEFAULT 'ink'::text;
  DROP TYPE "public"."enum_pages_blocks_trade_in_callout_tone";
  CREATE TYPE "public"."enum_pages_blocks_trade_in_callout_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_trade_in_callout" ALTER COLUMN "tone" SET DEFAULT 'ink'::"public"."enum_pages_blocks_trade_in_callout_tone";
  ALTER TABLE "pages_blocks_trade_in_callout" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_trade_in_callout_tone" USING "tone"::"public"."enum_pages_blocks_trade_in_callout_tone";
  ALTER TABLE "pages_blocks_faq" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_faq" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum_pages_blocks_faq_tone";
  CREATE TYPE "public"."enum_pages_blocks_faq_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_faq" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum_pages_blocks_faq_tone";
  ALTER TABLE "pages_blocks_faq" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_faq_tone" USING "tone"::"public"."enum_pages_blocks_faq_tone";
  ALTER TABLE "pages_blocks_rich_text" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_rich_text" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum_pages_blocks_rich_text_tone";
  CREATE TYPE "public"."enum_pages_blocks_rich_text_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "pages_blocks_rich_text" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum_pages_blocks_rich_text_tone";
  ALTER TABLE "pages_blocks_rich_text" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_pages_blocks_rich_text_tone" USING "tone"::"public"."enum_pages_blocks_rich_text_tone";
  ALTER TABLE "_pages_v_blocks_body_types" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_body_types" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum__pages_v_blocks_body_types_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_body_types_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_body_types" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum__pages_v_blocks_body_types_tone";
  ALTER TABLE "_pages_v_blocks_body_types" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_body_types_tone" USING "tone"::"public"."enum__pages_v_blocks_body_types_tone";
  ALTER TABLE "_pages_v_blocks_brand_grid" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_brand_grid" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum__pages_v_blocks_brand_grid_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_brand_grid_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_brand_grid" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum__pages_v_blocks_brand_grid_tone";
  ALTER TABLE "_pages_v_blocks_brand_grid" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_brand_grid_tone" USING "tone"::"public"."enum__pages_v_blocks_brand_grid_tone";
  ALTER TABLE "_pages_v_blocks_stock_carousel" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_stock_carousel" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum__pages_v_blocks_stock_carousel_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_stock_carousel_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_stock_carousel" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum__pages_v_blocks_stock_carousel_tone";
  ALTER TABLE "_pages_v_blocks_stock_carousel" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_stock_carousel_tone" USING "tone"::"public"."enum__pages_v_blocks_stock_carousel_tone";
  ALTER TABLE "_pages_v_blocks_stock_search" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_stock_search" ALTER COLUMN "tone" SET DEFAULT 'surface'::text;
  DROP TYPE "public"."enum__pages_v_blocks_stock_search_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_stock_search_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_stock_search" ALTER COLUMN "tone" SET DEFAULT 'surface'::"public"."enum__pages_v_blocks_stock_search_tone";
  ALTER TABLE "_pages_v_blocks_stock_search" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_stock_search_tone" USING "tone"::"public"."enum__pages_v_blocks_stock_search_tone";
  ALTER TABLE "_pages_v_blocks_blogs" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_blogs" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum__pages_v_blocks_blogs_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_blogs_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_blogs" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum__pages_v_blocks_blogs_tone";
  ALTER TABLE "_pages_v_blocks_blogs" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_blogs_tone" USING "tone"::"public"."enum__pages_v_blocks_blogs_tone";
  ALTER TABLE "_pages_v_blocks_offers" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_offers" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum__pages_v_blocks_offers_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_offers_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_offers" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum__pages_v_blocks_offers_tone";
  ALTER TABLE "_pages_v_blocks_offers" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_offers_tone" USING "tone"::"public"."enum__pages_v_blocks_offers_tone";
  ALTER TABLE "_pages_v_blocks_promo" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_promo" ALTER COLUMN "tone" SET DEFAULT 'brand'::text;
  DROP TYPE "public"."enum__pages_v_blocks_promo_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_promo_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_promo" ALTER COLUMN "tone" SET DEFAULT 'brand'::"public"."enum__pages_v_blocks_promo_tone";
  ALTER TABLE "_pages_v_blocks_promo" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_promo_tone" USING "tone"::"public"."enum__pages_v_blocks_promo_tone";
  ALTER TABLE "_pages_v_blocks_reviews" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_reviews" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum__pages_v_blocks_reviews_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_reviews_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_reviews" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum__pages_v_blocks_reviews_tone";
  ALTER TABLE "_pages_v_blocks_reviews" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_reviews_tone" USING "tone"::"public"."enum__pages_v_blocks_reviews_tone";
  ALTER TABLE "_pages_v_blocks_stats_banner" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_stats_banner" ALTER COLUMN "tone" SET DEFAULT 'ink'::text;
  DROP TYPE "public"."enum__pages_v_blocks_stats_banner_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_stats_banner_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_stats_banner" ALTER COLUMN "tone" SET DEFAULT 'ink'::"public"."enum__pages_v_blocks_stats_banner_tone";
  ALTER TABLE "_pages_v_blocks_stats_banner" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_stats_banner_tone" USING "tone"::"public"."enum__pages_v_blocks_stats_banner_tone";
  ALTER TABLE "_pages_v_blocks_why_buy" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_why_buy" ALTER COLUMN "tone" SET DEFAULT 'surface'::text;
  DROP TYPE "public"."enum__pages_v_blocks_why_buy_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_why_buy_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_why_buy" ALTER COLUMN "tone" SET DEFAULT 'surface'::"public"."enum__pages_v_blocks_why_buy_tone";
  ALTER TABLE "_pages_v_blocks_why_buy" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_why_buy_tone" USING "tone"::"public"."enum__pages_v_blocks_why_buy_tone";
  ALTER TABLE "_pages_v_blocks_finance_callout" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_finance_callout" ALTER COLUMN "tone" SET DEFAULT 'surface'::text;
  DROP TYPE "public"."enum__pages_v_blocks_finance_callout_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_finance_callout_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_finance_callout" ALTER COLUMN "tone" SET DEFAULT 'surface'::"public"."enum__pages_v_blocks_finance_callout_tone";
  ALTER TABLE "_pages_v_blocks_finance_callout" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_finance_callout_tone" USING "tone"::"public"."enum__pages_v_blocks_finance_callout_tone";
  ALTER TABLE "_pages_v_blocks_locations" ALTER COLUMN "layout" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_locations" ALTER COLUMN "layout" SET DEFAULT 'grid'::text;
  DROP TYPE "public"."enum__pages_v_blocks_locations_layout";
  CREATE TYPE "public"."enum__pages_v_blocks_locations_layout" AS ENUM('grid', 'carousel');
  ALTER TABLE "_pages_v_blocks_locations" ALTER COLUMN "layout" SET DEFAULT 'grid'::"public"."enum__pages_v_blocks_locations_layout";
  ALTER TABLE "_pages_v_blocks_locations" ALTER COLUMN "layout" SET DATA TYPE "public"."enum__pages_v_blocks_locations_layout" USING "layout"::"public"."enum__pages_v_blocks_locations_layout";
  ALTER TABLE "_pages_v_blocks_locations" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_locations" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum__pages_v_blocks_locations_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_locations_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_locations" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum__pages_v_blocks_locations_tone";
  ALTER TABLE "_pages_v_blocks_locations" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_locations_tone" USING "tone"::"public"."enum__pages_v_blocks_locations_tone";
  ALTER TABLE "_pages_v_blocks_trade_in_callout" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_trade_in_callout" ALTER COLUMN "tone" SET DEFAULT 'ink'::text;
  DROP TYPE "public"."enum__pages_v_blocks_trade_in_callout_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_trade_in_callout_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_trade_in_callout" ALTER COLUMN "tone" SET DEFAULT 'ink'::"public"."enum__pages_v_blocks_trade_in_callout_tone";
  ALTER TABLE "_pages_v_blocks_trade_in_callout" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_trade_in_callout_tone" USING "tone"::"public"."enum__pages_v_blocks_trade_in_callout_tone";
  ALTER TABLE "_pages_v_blocks_faq" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_faq" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum__pages_v_blocks_faq_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_faq_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_faq" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum__pages_v_blocks_faq_tone";
  ALTER TABLE "_pages_v_blocks_faq" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_faq_tone" USING "tone"::"public"."enum__pages_v_blocks_faq_tone";
  ALTER TABLE "_pages_v_blocks_rich_text" ALTER COLUMN "tone" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_rich_text" ALTER COLUMN "tone" SET DEFAULT 'plain'::text;
  DROP TYPE "public"."enum__pages_v_blocks_rich_text_tone";
  CREATE TYPE "public"."enum__pages_v_blocks_rich_text_tone" AS ENUM('plain', 'surface', 'ink', 'brand');
  ALTER TABLE "_pages_v_blocks_rich_text" ALTER COLUMN "tone" SET DEFAULT 'plain'::"public"."enum__pages_v_blocks_rich_text_tone";
  ALTER TABLE "_pages_v_blocks_rich_text" ALTER COLUMN "tone" SET DATA TYPE "public"."enum__pages_v_blocks_rich_text_tone" USING "tone"::"public"."enum__pages_v_blocks_rich_text_tone";
  DROP INDEX "pages_rels_models_id_idx";
  DROP INDEX "pages_rels_promo_cards_id_idx";
  DROP INDEX "_pages_v_rels_models_id_idx";
  DROP INDEX "_pages_v_rels_promo_cards_id_idx";
  ALTER TABLE "pages_blocks_body_types" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_body_types" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_body_types" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_brand_grid" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_brand_grid" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_brand_grid" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_stock_carousel" DROP COLUMN "source";
  ALTER TABLE "pages_blocks_stock_carousel" DROP COLUMN "search";
  ALTER TABLE "pages_blocks_stock_carousel" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_stock_carousel" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_stock_carousel" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_stock_search" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_stock_search" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_stock_search" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_blogs" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_blogs" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_blogs" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_feature_banner" DROP COLUMN "tone";
  ALTER TABLE "pages_blocks_feature_banner" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_feature_banner" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_feature_banner" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_offers" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_offers" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_offers" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_promo" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_promo" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_promo" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_reviews" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_reviews" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_reviews" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_stats_banner" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_stats_banner" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_stats_banner" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_why_buy" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_why_buy" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_why_buy" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_finance_callout" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_finance_callout" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_finance_callout" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_locations" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_locations" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_locations" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_trade_in_callout" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_trade_in_callout" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_trade_in_callout" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_faq" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_faq" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_faq" DROP COLUMN "anchor";
  ALTER TABLE "pages_blocks_rich_text" DROP COLUMN "space_above";
  ALTER TABLE "pages_blocks_rich_text" DROP COLUMN "space_below";
  ALTER TABLE "pages_blocks_rich_text" DROP COLUMN "anchor";
  ALTER TABLE "pages_rels" DROP COLUMN "models_id";
  ALTER TABLE "pages_rels" DROP COLUMN "promo_cards_id";
  ALTER TABLE "_pages_v_blocks_body_types" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_body_types" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_body_types" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_brand_grid" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_brand_grid" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_brand_grid" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_stock_carousel" DROP COLUMN "source";
  ALTER TABLE "_pages_v_blocks_stock_carousel" DROP COLUMN "search";
  ALTER TABLE "_pages_v_blocks_stock_carousel" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_stock_carousel" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_stock_carousel" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_stock_search" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_stock_search" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_stock_search" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_blogs" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_blogs" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_blogs" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_feature_banner" DROP COLUMN "tone";
  ALTER TABLE "_pages_v_blocks_feature_banner" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_feature_banner" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_feature_banner" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_offers" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_offers" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_offers" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_promo" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_promo" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_promo" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_reviews" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_reviews" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_reviews" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_stats_banner" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_stats_banner" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_stats_banner" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_why_buy" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_why_buy" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_why_buy" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_finance_callout" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_finance_callout" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_finance_callout" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_locations" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_locations" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_locations" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_trade_in_callout" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_trade_in_callout" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_trade_in_callout" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_faq" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_faq" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_faq" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_blocks_rich_text" DROP COLUMN "space_above";
  ALTER TABLE "_pages_v_blocks_rich_text" DROP COLUMN "space_below";
  ALTER TABLE "_pages_v_blocks_rich_text" DROP COLUMN "anchor";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "models_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "promo_cards_id";
  DROP TYPE "public"."enum_section_space";
  DROP TYPE "public"."enum_pages_blocks_budget_search_tone";
  DROP TYPE "public"."enum_pages_blocks_model_tiles_tone";
  DROP TYPE "public"."enum_pages_blocks_stock_carousel_source";
  DROP TYPE "public"."enum_pages_blocks_feature_banner_tone";
  DROP TYPE "public"."enum_pages_blocks_promo_cards_tone";
  DROP TYPE "public"."enum_pages_blocks_logos_kind";
  DROP TYPE "public"."enum_pages_blocks_logos_tone";
  DROP TYPE "public"."enum_pages_blocks_sales_counter_tone";
  DROP TYPE "public"."enum_pages_blocks_warranty_tone";
  DROP TYPE "public"."enum_pages_blocks_form_kind";
  DROP TYPE "public"."enum_pages_blocks_form_tone";
  DROP TYPE "public"."enum_pages_blocks_columns_widths";
  DROP TYPE "public"."enum_pages_blocks_columns_frame";
  DROP TYPE "public"."enum_pages_blocks_columns_tone";
  DROP TYPE "public"."enum_pages_blocks_media_width";
  DROP TYPE "public"."enum_pages_blocks_media_tone";
  DROP TYPE "public"."enum_pages_blocks_video_width";
  DROP TYPE "public"."enum_pages_blocks_video_tone";
  DROP TYPE "public"."enum__pages_v_blocks_budget_search_tone";
  DROP TYPE "public"."enum__pages_v_blocks_model_tiles_tone";
  DROP TYPE "public"."enum__pages_v_blocks_stock_carousel_source";
  DROP TYPE "public"."enum__pages_v_blocks_feature_banner_tone";
  DROP TYPE "public"."enum__pages_v_blocks_promo_cards_tone";
  DROP TYPE "public"."enum__pages_v_blocks_logos_kind";
  DROP TYPE "public"."enum__pages_v_blocks_logos_tone";
  DROP TYPE "public"."enum__pages_v_blocks_sales_counter_tone";
  DROP TYPE "public"."enum__pages_v_blocks_warranty_tone";
  DROP TYPE "public"."enum__pages_v_blocks_form_kind";
  DROP TYPE "public"."enum__pages_v_blocks_form_tone";
  DROP TYPE "public"."enum__pages_v_blocks_columns_widths";
  DROP TYPE "public"."enum__pages_v_blocks_columns_frame";
  DROP TYPE "public"."enum__pages_v_blocks_columns_tone";
  DROP TYPE "public"."enum__pages_v_blocks_media_width";
  DROP TYPE "public"."enum__pages_v_blocks_media_tone";
  DROP TYPE "public"."enum__pages_v_blocks_video_width";
  DROP TYPE "public"."enum__pages_v_blocks_video_tone";`)
}
