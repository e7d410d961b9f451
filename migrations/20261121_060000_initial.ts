import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_cars_car_type" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."enum_cars_item_type" AS ENUM('car', 'truck', 'motorcycle', 'caravan');
  CREATE TYPE "public"."enum_cars_price_type" AS ENUM('drive_away', 'egc');
  CREATE TYPE "public"."enum_cars_status" AS ENUM('in_stock', 'coming_soon', 'sold', 'pending', 'archived');
  CREATE TYPE "public"."enum__cars_v_version_car_type" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."enum__cars_v_version_item_type" AS ENUM('car', 'truck', 'motorcycle', 'caravan');
  CREATE TYPE "public"."enum__cars_v_version_price_type" AS ENUM('drive_away', 'egc');
  CREATE TYPE "public"."enum__cars_v_version_status" AS ENUM('in_stock', 'coming_soon', 'sold', 'pending', 'archived');
  CREATE TYPE "public"."enum_feed_clients_profile" AS ENUM('canonical', 'generic', 'dealer-studio', 'easycars', 'trader-ads', 'listings', 'custom');
  CREATE TYPE "public"."enum_feed_clients_mode" AS ENUM('snapshot', 'delta');
  CREATE TYPE "public"."enum_feed_clients_price_basis" AS ENUM('egc', 'drive_away');
  CREATE TYPE "public"."enum_feed_runs_mode" AS ENUM('snapshot', 'delta');
  CREATE TYPE "public"."enum_feed_runs_state" AS ENUM('running', 'held', 'done', 'failed', 'interrupted', 'refused');
  CREATE TYPE "public"."enum_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_models_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__models_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_brands_kind" AS ENUM('car', 'motorcycle', 'truck', 'caravan', 'group');
  CREATE TYPE "public"."enum_brands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_version_kind" AS ENUM('car', 'motorcycle', 'truck', 'caravan', 'group');
  CREATE TYPE "public"."enum__brands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reviews_source" AS ENUM('google', 'website', 'other');
  CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_promo_cards_display" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."enum_promo_cards_node_style" AS ENUM('plain', 'brand', 'picture', 'we-want-your-car');
  CREATE TYPE "public"."enum_promo_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promo_cards_v_version_display" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."enum__promo_cards_v_version_node_style" AS ENUM('plain', 'brand', 'picture', 'we-want-your-car');
  CREATE TYPE "public"."enum__promo_cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_source" AS ENUM('upload', 'feed');
  CREATE TYPE "public"."enum_picture_overlays_shown_on" AS ENUM('new', 'demo', 'used', 'offer');
  CREATE TYPE "public"."enum_picture_overlays_kind" AS ENUM('ribbon', 'watermark');
  CREATE TYPE "public"."enum_picture_overlays_place" AS ENUM('bottom-right', 'strip', 'middle');
  CREATE TYPE "public"."enum_picture_overlays_tone" AS ENUM('brand', 'ink', 'light');
  CREATE TYPE "public"."enum_picture_overlays_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__picture_overlays_v_version_shown_on" AS ENUM('new', 'demo', 'used', 'offer');
  CREATE TYPE "public"."enum__picture_overlays_v_version_kind" AS ENUM('ribbon', 'watermark');
  CREATE TYPE "public"."enum__picture_overlays_v_version_place" AS ENUM('bottom-right', 'strip', 'middle');
  CREATE TYPE "public"."enum__picture_overlays_v_version_tone" AS ENUM('brand', 'ink', 'light');
  CREATE TYPE "public"."enum__picture_overlays_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_blocks_hero_variant" AS ENUM('split', 'full', 'centred', 'slider');
  CREATE TYPE "public"."enum_pages_blocks_body_types_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_section_space" AS ENUM('none', 'small', 'normal', 'large');
  CREATE TYPE "public"."enum_pages_blocks_brand_grid_kind" AS ENUM('all', 'by-kind', 'car', 'motorcycle', 'truck', 'caravan', 'group');
  CREATE TYPE "public"."enum_pages_blocks_brand_grid_link_to" AS ENUM('brand', 'stock');
  CREATE TYPE "public"."enum_pages_blocks_brand_grid_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_budget_search_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_model_tiles_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_stock_carousel_car_types" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."enum_pages_blocks_stock_carousel_source" AS ENUM('choices', 'search');
  CREATE TYPE "public"."enum_pages_blocks_stock_carousel_sort" AS ENUM('newest', 'price', 'popular');
  CREATE TYPE "public"."enum_pages_blocks_stock_carousel_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_stock_search_facets" AS ENUM('condition', 'make', 'body', 'price');
  CREATE TYPE "public"."enum_pages_blocks_stock_search_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_blogs_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_section_icon" AS ENUM('award', 'badge-check', 'banknote', 'calculator', 'calendar', 'car', 'car-front', 'caravan', 'circle-check', 'clock', 'credit-card', 'fuel', 'gauge', 'handshake', 'heart', 'key', 'leaf', 'life-buoy', 'map-pin', 'megaphone', 'newspaper', 'percent', 'phone', 'plug', 'repeat', 'route', 'shield-check', 'sparkles', 'star', 'store', 'tag', 'tent', 'thumbs-up', 'trophy', 'truck', 'users', 'wallet', 'warehouse', 'wrench', 'zap');
  CREATE TYPE "public"."enum_pages_blocks_feature_banner_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_offers_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_promo_variant" AS ENUM('split', 'banner');
  CREATE TYPE "public"."enum_pages_blocks_promo_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_promo_cards_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_logos_kind" AS ENUM('payments', 'own');
  CREATE TYPE "public"."enum_pages_blocks_logos_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_reviews_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_sales_counter_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_stats_banner_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_warranty_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_why_buy_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_finance_callout_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_form_kind" AS ENUM('contact', 'testDrive', 'service', 'parts', 'finance');
  CREATE TYPE "public"."enum_pages_blocks_form_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_locations_types" AS ENUM('sales', 'service', 'parts');
  CREATE TYPE "public"."enum_pages_blocks_locations_layout" AS ENUM('grid', 'carousel', 'map');
  CREATE TYPE "public"."enum_pages_blocks_locations_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_trade_in_callout_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_columns_widths" AS ENUM('equal', 'first', 'last');
  CREATE TYPE "public"."enum_pages_blocks_columns_frame" AS ENUM('open', 'card');
  CREATE TYPE "public"."enum_pages_blocks_columns_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_faq_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_media_width" AS ENUM('reading', 'column', 'screen');
  CREATE TYPE "public"."enum_pages_blocks_media_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_rich_text_width" AS ENUM('reading', 'wide');
  CREATE TYPE "public"."enum_pages_blocks_rich_text_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_blocks_video_width" AS ENUM('column', 'beside');
  CREATE TYPE "public"."enum_pages_blocks_video_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_blocks_hero_variant" AS ENUM('split', 'full', 'centred', 'slider');
  CREATE TYPE "public"."enum__pages_v_blocks_body_types_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_brand_grid_kind" AS ENUM('all', 'by-kind', 'car', 'motorcycle', 'truck', 'caravan', 'group');
  CREATE TYPE "public"."enum__pages_v_blocks_brand_grid_link_to" AS ENUM('brand', 'stock');
  CREATE TYPE "public"."enum__pages_v_blocks_brand_grid_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_budget_search_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_model_tiles_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_stock_carousel_car_types" AS ENUM('new', 'demo', 'used');
  CREATE TYPE "public"."enum__pages_v_blocks_stock_carousel_source" AS ENUM('choices', 'search');
  CREATE TYPE "public"."enum__pages_v_blocks_stock_carousel_sort" AS ENUM('newest', 'price', 'popular');
  CREATE TYPE "public"."enum__pages_v_blocks_stock_carousel_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_stock_search_facets" AS ENUM('condition', 'make', 'body', 'price');
  CREATE TYPE "public"."enum__pages_v_blocks_stock_search_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_blogs_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_feature_banner_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_offers_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_promo_variant" AS ENUM('split', 'banner');
  CREATE TYPE "public"."enum__pages_v_blocks_promo_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_promo_cards_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_logos_kind" AS ENUM('payments', 'own');
  CREATE TYPE "public"."enum__pages_v_blocks_logos_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_reviews_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_sales_counter_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_stats_banner_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_warranty_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_why_buy_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_finance_callout_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_form_kind" AS ENUM('contact', 'testDrive', 'service', 'parts', 'finance');
  CREATE TYPE "public"."enum__pages_v_blocks_form_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_locations_types" AS ENUM('sales', 'service', 'parts');
  CREATE TYPE "public"."enum__pages_v_blocks_locations_layout" AS ENUM('grid', 'carousel', 'map');
  CREATE TYPE "public"."enum__pages_v_blocks_locations_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_trade_in_callout_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_columns_widths" AS ENUM('equal', 'first', 'last');
  CREATE TYPE "public"."enum__pages_v_blocks_columns_frame" AS ENUM('open', 'card');
  CREATE TYPE "public"."enum__pages_v_blocks_columns_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_faq_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_media_width" AS ENUM('reading', 'column', 'screen');
  CREATE TYPE "public"."enum__pages_v_blocks_media_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_rich_text_width" AS ENUM('reading', 'wide');
  CREATE TYPE "public"."enum__pages_v_blocks_rich_text_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_blocks_video_width" AS ENUM('column', 'beside');
  CREATE TYPE "public"."enum__pages_v_blocks_video_tone" AS ENUM('plain', 'surface', 'tint', 'ink', 'brand');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_locations_location_subtype" AS ENUM('buying', 'new', 'used', 'fleet');
  CREATE TYPE "public"."enum_opening_hours_weekday" AS ENUM('0', '1', '2', '3', '4', '5', '6');
  CREATE TYPE "public"."enum_opening_hours_status" AS ENUM('Open', 'Closed');
  CREATE TYPE "public"."enum_special_hours_status" AS ENUM('Open', 'Closed');
  CREATE TYPE "public"."enum_locations_location_type" AS ENUM('sales', 'service', 'parts');
  CREATE TYPE "public"."enum_locations_address_state" AS ENUM('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT');
  CREATE TYPE "public"."enum__locations_v_version_location_subtype" AS ENUM('buying', 'new', 'used', 'fleet');
  CREATE TYPE "public"."enum__locations_v_version_location_type" AS ENUM('sales', 'service', 'parts');
  CREATE TYPE "public"."enum__locations_v_version_address_state" AS ENUM('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_leads_workflow" AS ENUM('new', 'in_progress', 'won', 'lost');
  CREATE TYPE "public"."enum__leads_v_version_workflow" AS ENUM('new', 'in_progress', 'won', 'lost');
  CREATE TYPE "public"."enum_reservations_state" AS ENUM('pending', 'paid', 'cancelled', 'expired');
  CREATE TYPE "public"."enum_tenants_template" AS ENUM('default', 'group', 'used-cars', 'leisure', 'single-brand');
  CREATE TYPE "public"."enum_tenants_theme_font" AS ENUM('inter', 'manrope', 'outfit', 'sora', 'figtree');
  CREATE TYPE "public"."enum_tenants_theme_header_style" AS ENUM('light', 'dark', 'overlay', 'centred');
  CREATE TYPE "public"."enum_tenants_theme_card_style" AS ENUM('elevated', 'outlined', 'flush');
  CREATE TYPE "public"."enum__tenants_v_version_template" AS ENUM('default', 'group', 'used-cars', 'leisure', 'single-brand');
  CREATE TYPE "public"."enum__tenants_v_version_theme_font" AS ENUM('inter', 'manrope', 'outfit', 'sora', 'figtree');
  CREATE TYPE "public"."enum__tenants_v_version_theme_header_style" AS ENUM('light', 'dark', 'overlay', 'centred');
  CREATE TYPE "public"."enum__tenants_v_version_theme_card_style" AS ENUM('elevated', 'outlined', 'flush');
  CREATE TYPE "public"."enum_users_tenants_role" AS ENUM('dealership-admin', 'marketer', 'sales');
  CREATE TYPE "public"."enum_users_role" AS ENUM('platform-admin');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'dealership');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'dealership');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'dealership');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('cars', 'feed-clients', 'feed-runs', 'offers', 'models', 'brands', 'reviews', 'blogs', 'promo-cards', 'media', 'picture-overlays', 'documents', 'pages', 'navigation', 'locations', 'delivery-zones', 'redirects', 'leads', 'reservations', 'shoppers', 'watchlist-entries');
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
  CREATE TABLE "cars_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"media_id" uuid,
  	"image_url" varchar,
  	"image_thumb_url" varchar,
  	"is_video" boolean DEFAULT false
  );
  
  CREATE TABLE "cars_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"video_url" varchar
  );
  
  CREATE TABLE "cars_walkaround_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"video_url" varchar
  );
  
  CREATE TABLE "cars" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"car_type" "enum_cars_car_type" DEFAULT 'used' NOT NULL,
  	"item_type" "enum_cars_item_type" DEFAULT 'car' NOT NULL,
  	"year" numeric,
  	"make" varchar NOT NULL,
  	"model" varchar NOT NULL,
  	"badge" varchar,
  	"series" varchar,
  	"name" varchar,
  	"carsales_title" varchar,
  	"stocknum" varchar,
  	"vin" varchar,
  	"nvic" varchar,
  	"has_nvic" boolean DEFAULT false,
  	"regplate" varchar,
  	"rego_expiry" timestamp(3) with time zone,
  	"colour" varchar,
  	"interior_colour" varchar,
  	"km" numeric,
  	"build_date" varchar,
  	"compliance_date" varchar,
  	"price" numeric,
  	"offer_price" numeric,
  	"before_price" numeric,
  	"before_price_days" numeric,
  	"price_type" "enum_cars_price_type",
  	"subscription_price" numeric,
  	"preorder" boolean DEFAULT false,
  	"tag" varchar,
  	"certified" boolean DEFAULT false,
  	"reserved" boolean DEFAULT false,
  	"sold" boolean DEFAULT false,
  	"primary_image_url" varchar,
  	"video_url" varchar,
  	"external_video_url" varchar,
  	"spin_interior_image" varchar,
  	"spin_code" varchar,
  	"hotspots" jsonb,
  	"dealercomments" varchar,
  	"body" varchar,
  	"fuel" varchar,
  	"trans" varchar,
  	"drive" varchar,
  	"simple_body" varchar,
  	"simple_fuel" varchar,
  	"simple_transmission" varchar,
  	"seats" numeric,
  	"doors" numeric,
  	"gearnum" numeric,
  	"bodyconfiguration" varchar,
  	"engine_size" numeric,
  	"engine_size_litres" numeric,
  	"variant_name" varchar,
  	"variant_cylinders" numeric,
  	"variant_induction" varchar,
  	"variant_power" numeric,
  	"variant_enginesize" numeric,
  	"variant_enginesize_litres" numeric,
  	"variant_torque" numeric,
  	"variant_fuelconsumptioncombined" numeric,
  	"variant_fuelcapacity" numeric,
  	"variant_vehiclelength" numeric,
  	"variant_vehiclewidth" numeric,
  	"variant_vehicleheight" numeric,
  	"variant_grossvehiclemass" numeric,
  	"variant_towingcapacitybraked" numeric,
  	"variant_ancaprating" numeric,
  	"variant_bodyconfiguration" varchar,
  	"variant_geartype" varchar,
  	"caravan_specifications_body_length" numeric,
  	"caravan_specifications_body_width" numeric,
  	"caravan_specifications_sleeps" numeric,
  	"caravan_specifications_tare_weight" numeric,
  	"caravan_specifications_aggregate_trailer_mass" numeric,
  	"caravan_specifications_axle_type" varchar,
  	"location_id" uuid,
  	"private_suburb" varchar,
  	"private_postcode" varchar,
  	"file_id" uuid,
  	"autograb_data_average_market_price" numeric,
  	"autograb_data_state_average_market_price" numeric,
  	"youx_quote_weekly_repayment_amount" numeric,
  	"youx_quote_advertised_rate" numeric,
  	"youx_quote_comparison_rate" numeric,
  	"youx_quote_quoted_price" numeric,
  	"finance_lenders" jsonb,
  	"status" "enum_cars_status" DEFAULT 'in_stock' NOT NULL,
  	"show_on_dealer_website" boolean DEFAULT true,
  	"slug" varchar,
  	"custom_rank" numeric DEFAULT 0,
  	"listed_at" timestamp(3) with time zone,
  	"sold_date_timestamp" timestamp(3) with time zone,
  	"views" numeric DEFAULT 0,
  	"photos_count" numeric DEFAULT 0,
  	"feed_locks" jsonb,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cars_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cars_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" uuid
  );
  
  CREATE TABLE "_cars_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"media_id" uuid,
  	"image_url" varchar,
  	"image_thumb_url" varchar,
  	"is_video" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cars_v_version_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"video_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cars_v_version_walkaround_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"video_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cars_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid NOT NULL,
  	"version_car_type" "enum__cars_v_version_car_type" DEFAULT 'used' NOT NULL,
  	"version_item_type" "enum__cars_v_version_item_type" DEFAULT 'car' NOT NULL,
  	"version_year" numeric,
  	"version_make" varchar NOT NULL,
  	"version_model" varchar NOT NULL,
  	"version_badge" varchar,
  	"version_series" varchar,
  	"version_name" varchar,
  	"version_carsales_title" varchar,
  	"version_stocknum" varchar,
  	"version_vin" varchar,
  	"version_nvic" varchar,
  	"version_has_nvic" boolean DEFAULT false,
  	"version_regplate" varchar,
  	"version_rego_expiry" timestamp(3) with time zone,
  	"version_colour" varchar,
  	"version_interior_colour" varchar,
  	"version_km" numeric,
  	"version_build_date" varchar,
  	"version_compliance_date" varchar,
  	"version_price" numeric,
  	"version_offer_price" numeric,
  	"version_before_price" numeric,
  	"version_before_price_days" numeric,
  	"version_price_type" "enum__cars_v_version_price_type",
  	"version_subscription_price" numeric,
  	"version_preorder" boolean DEFAULT false,
  	"version_tag" varchar,
  	"version_certified" boolean DEFAULT false,
  	"version_reserved" boolean DEFAULT false,
  	"version_sold" boolean DEFAULT false,
  	"version_primary_image_url" varchar,
  	"version_video_url" varchar,
  	"version_external_video_url" varchar,
  	"version_spin_interior_image" varchar,
  	"version_spin_code" varchar,
  	"version_hotspots" jsonb,
  	"version_dealercomments" varchar,
  	"version_body" varchar,
  	"version_fuel" varchar,
  	"version_trans" varchar,
  	"version_drive" varchar,
  	"version_simple_body" varchar,
  	"version_simple_fuel" varchar,
  	"version_simple_transmission" varchar,
  	"version_seats" numeric,
  	"version_doors" numeric,
  	"version_gearnum" numeric,
  	"version_bodyconfiguration" varchar,
  	"version_engine_size" numeric,
  	"version_engine_size_litres" numeric,
  	"version_variant_name" varchar,
  	"version_variant_cylinders" numeric,
  	"version_variant_induction" varchar,
  	"version_variant_power" numeric,
  	"version_variant_enginesize" numeric,
  	"version_variant_enginesize_litres" numeric,
  	"version_variant_torque" numeric,
  	"version_variant_fuelconsumptioncombined" numeric,
  	"version_variant_fuelcapacity" numeric,
  	"version_variant_vehiclelength" numeric,
  	"version_variant_vehiclewidth" numeric,
  	"version_variant_vehicleheight" numeric,
  	"version_variant_grossvehiclemass" numeric,
  	"version_variant_towingcapacitybraked" numeric,
  	"version_variant_ancaprating" numeric,
  	"version_variant_bodyconfiguration" varchar,
  	"version_variant_geartype" varchar,
  	"version_caravan_specifications_body_length" numeric,
  	"version_caravan_specifications_body_width" numeric,
  	"version_caravan_specifications_sleeps" numeric,
  	"version_caravan_specifications_tare_weight" numeric,
  	"version_caravan_specifications_aggregate_trailer_mass" numeric,
  	"version_caravan_specifications_axle_type" varchar,
  	"version_location_id" uuid,
  	"version_private_suburb" varchar,
  	"version_private_postcode" varchar,
  	"version_file_id" uuid,
  	"version_autograb_data_average_market_price" numeric,
  	"version_autograb_data_state_average_market_price" numeric,
  	"version_youx_quote_weekly_repayment_amount" numeric,
  	"version_youx_quote_advertised_rate" numeric,
  	"version_youx_quote_comparison_rate" numeric,
  	"version_youx_quote_quoted_price" numeric,
  	"version_finance_lenders" jsonb,
  	"version_status" "enum__cars_v_version_status" DEFAULT 'in_stock' NOT NULL,
  	"version_show_on_dealer_website" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_custom_rank" numeric DEFAULT 0,
  	"version_listed_at" timestamp(3) with time zone,
  	"version_sold_date_timestamp" timestamp(3) with time zone,
  	"version_views" numeric DEFAULT 0,
  	"version_photos_count" numeric DEFAULT 0,
  	"version_feed_locks" jsonb,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_cars_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cars_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" uuid
  );
  
  CREATE TABLE "feed_clients_mapping" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"column" varchar,
  	"field" varchar,
  	"fallback" varchar,
  	"translation" varchar
  );
  
  CREATE TABLE "feed_clients_location_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"location_id" uuid
  );
  
  CREATE TABLE "feed_clients" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"active" boolean DEFAULT true,
  	"profile" "enum_feed_clients_profile" DEFAULT 'canonical' NOT NULL,
  	"mode" "enum_feed_clients_mode" DEFAULT 'snapshot' NOT NULL,
  	"price_basis" "enum_feed_clients_price_basis",
  	"default_location_id" uuid,
  	"fetch_photos" boolean DEFAULT true,
  	"last_sequence" numeric,
  	"key_hint" varchar,
  	"key_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed_runs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"client_id" uuid,
  	"mode" "enum_feed_runs_mode",
  	"state" "enum_feed_runs_state" DEFAULT 'running',
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"dry_run" boolean DEFAULT false,
  	"message" varchar,
  	"rows" numeric DEFAULT 0,
  	"created" numeric DEFAULT 0,
  	"updated" numeric DEFAULT 0,
  	"unchanged" numeric DEFAULT 0,
  	"skipped" numeric DEFAULT 0,
  	"rejected" numeric DEFAULT 0,
  	"advised" numeric DEFAULT 0,
  	"missing" numeric DEFAULT 0,
  	"returned" numeric DEFAULT 0,
  	"outcomes" jsonb,
  	"sequence" numeric,
  	"idempotency_key" varchar,
  	"file_name" varchar,
  	"format" varchar,
  	"encoding" varchar,
  	"bytes" numeric,
  	"content_hash" varchar,
  	"decided_by_id" uuid,
  	"decided_at" timestamp(3) with time zone,
  	"timings" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar,
  	"category" varchar,
  	"image_id" uuid,
  	"description" varchar,
  	"sanitized_description" varchar,
  	"disclaimer" varchar,
  	"manufacturer_id" uuid,
  	"model_id" uuid,
  	"image_url" varchar,
  	"image_or_model_image_url" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_media_id" uuid,
  	"seo_image_url" varchar,
  	"seo_no_index" boolean DEFAULT false,
  	"featured" boolean DEFAULT false,
  	"start" timestamp(3) with time zone,
  	"expiry" timestamp(3) with time zone,
  	"slug" varchar,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_offers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "offers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_offers_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar,
  	"version_category" varchar,
  	"version_image_id" uuid,
  	"version_description" varchar,
  	"version_sanitized_description" varchar,
  	"version_disclaimer" varchar,
  	"version_manufacturer_id" uuid,
  	"version_model_id" uuid,
  	"version_image_url" varchar,
  	"version_image_or_model_image_url" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_media_id" uuid,
  	"version_seo_image_url" varchar,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_featured" boolean DEFAULT false,
  	"version_start" timestamp(3) with time zone,
  	"version_expiry" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__offers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_offers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "models" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar,
  	"manufacturer_id" uuid,
  	"status" varchar,
  	"manufacturer_body" varchar,
  	"manufacturer_body2" varchar,
  	"manufacturer_body3" varchar,
  	"description" varchar,
  	"override_url" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"cloudfront_new_image_url" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_media_id" uuid,
  	"seo_image_url" varchar,
  	"seo_no_index" boolean DEFAULT false,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_models_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_models_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar,
  	"version_manufacturer_id" uuid,
  	"version_status" varchar,
  	"version_manufacturer_body" varchar,
  	"version_manufacturer_body2" varchar,
  	"version_manufacturer_body3" varchar,
  	"version_description" varchar,
  	"version_override_url" varchar,
  	"version_image_media_id" uuid,
  	"version_image_url" varchar,
  	"version_cloudfront_new_image_url" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_media_id" uuid,
  	"version_seo_image_url" varchar,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__models_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "brands" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"kind" "enum_brands_kind" DEFAULT 'car',
  	"description" varchar,
  	"banner_media_id" uuid,
  	"banner_url" varchar,
  	"logo_id" uuid,
  	"logo_url" varchar,
  	"simple_icon" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_media_id" uuid,
  	"seo_image_url" varchar,
  	"seo_no_index" boolean DEFAULT false,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_brands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_brands_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_kind" "enum__brands_v_version_kind" DEFAULT 'car',
  	"version_description" varchar,
  	"version_banner_media_id" uuid,
  	"version_banner_url" varchar,
  	"version_logo_id" uuid,
  	"version_logo_url" varchar,
  	"version_simple_icon" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_media_id" uuid,
  	"version_seo_image_url" varchar,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__brands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"customer_name" varchar NOT NULL,
  	"rating" numeric NOT NULL,
  	"review_date" timestamp(3) with time zone,
  	"text" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"reply_text" varchar,
  	"reply_date" timestamp(3) with time zone,
  	"location_id" uuid,
  	"source" "enum_reviews_source" DEFAULT 'google',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "blogs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"heading" varchar,
  	"description" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"content" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_media_id" uuid,
  	"seo_image_url" varchar,
  	"seo_no_index" boolean DEFAULT false,
  	"slug" varchar,
  	"date" timestamp(3) with time zone,
  	"author" varchar,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_blogs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_blogs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_heading" varchar,
  	"version_description" varchar,
  	"version_image_media_id" uuid,
  	"version_image_url" varchar,
  	"version_content" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_media_id" uuid,
  	"version_seo_image_url" varchar,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_author" varchar,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__blogs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "promo_cards_display" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_promo_cards_display",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "promo_cards" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"node_style" "enum_promo_cards_node_style" DEFAULT 'plain',
  	"node_heading" varchar,
  	"node_text" varchar,
  	"node_image_media_id" uuid,
  	"node_image_url" varchar,
  	"node_button_label" varchar,
  	"node_button_href" varchar,
  	"position" numeric,
  	"strict_display" boolean DEFAULT false,
  	"start" timestamp(3) with time zone,
  	"expiry" timestamp(3) with time zone,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_promo_cards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_promo_cards_v_version_display" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__promo_cards_v_version_display",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_promo_cards_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_node_style" "enum__promo_cards_v_version_node_style" DEFAULT 'plain',
  	"version_node_heading" varchar,
  	"version_node_text" varchar,
  	"version_node_image_media_id" uuid,
  	"version_node_image_url" varchar,
  	"version_node_button_label" varchar,
  	"version_node_button_href" varchar,
  	"version_position" numeric,
  	"version_strict_display" boolean DEFAULT false,
  	"version_start" timestamp(3) with time zone,
  	"version_expiry" timestamp(3) with time zone,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__promo_cards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"source" "enum_media_source" DEFAULT 'upload',
  	"content_hash" varchar,
  	"blur" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumb_url" varchar,
  	"sizes_thumb_width" numeric,
  	"sizes_thumb_height" numeric,
  	"sizes_thumb_mime_type" varchar,
  	"sizes_thumb_filesize" numeric,
  	"sizes_thumb_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_hero_url" varchar,
  	"sizes_hero_width" numeric,
  	"sizes_hero_height" numeric,
  	"sizes_hero_mime_type" varchar,
  	"sizes_hero_filesize" numeric,
  	"sizes_hero_filename" varchar
  );
  
  CREATE TABLE "picture_overlays_shown_on" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_picture_overlays_shown_on",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "picture_overlays" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar,
  	"kind" "enum_picture_overlays_kind" DEFAULT 'ribbon',
  	"place" "enum_picture_overlays_place" DEFAULT 'bottom-right',
  	"words" varchar,
  	"tone" "enum_picture_overlays_tone" DEFAULT 'brand',
  	"artwork_id" uuid,
  	"opacity" numeric DEFAULT 60,
  	"width" numeric DEFAULT 30,
  	"start" timestamp(3) with time zone,
  	"expiry" timestamp(3) with time zone,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_picture_overlays_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_picture_overlays_v_version_shown_on" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__picture_overlays_v_version_shown_on",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_picture_overlays_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar,
  	"version_kind" "enum__picture_overlays_v_version_kind" DEFAULT 'ribbon',
  	"version_place" "enum__picture_overlays_v_version_place" DEFAULT 'bottom-right',
  	"version_words" varchar,
  	"version_tone" "enum__picture_overlays_v_version_tone" DEFAULT 'brand',
  	"version_artwork_id" uuid,
  	"version_opacity" numeric DEFAULT 60,
  	"version_width" numeric DEFAULT 30,
  	"version_start" timestamp(3) with time zone,
  	"version_expiry" timestamp(3) with time zone,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__picture_overlays_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "pages_blocks_hero_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar,
  	"button_href" varchar,
  	"hide_overlay" boolean DEFAULT false
  );
  
  CREATE TABLE "pages_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant" "enum_pages_blocks_hero_variant" DEFAULT 'split',
  	"show_search" boolean DEFAULT true,
  	"eyebrow" varchar,
  	"heading" varchar DEFAULT 'Find your next car',
  	"text" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar DEFAULT 'Browse our stock',
  	"button_href" varchar DEFAULT '/search/new-used-and-demo-cars/',
  	"second_button_label" varchar,
  	"second_button_href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_body_types_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"body" varchar,
  	"href" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar
  );
  
  CREATE TABLE "pages_blocks_body_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Shop by body type',
  	"intro" varchar,
  	"tone" "enum_pages_blocks_body_types_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_brand_grid" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Our brands',
  	"intro" varchar,
  	"kind" "enum_pages_blocks_brand_grid_kind" DEFAULT 'all',
  	"link_to" "enum_pages_blocks_brand_grid_link_to" DEFAULT 'brand',
  	"tone" "enum_pages_blocks_brand_grid_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
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
  
  CREATE TABLE "pages_blocks_stock_carousel_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_pages_blocks_stock_carousel_car_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "pages_blocks_stock_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Just arrived',
  	"intro" varchar,
  	"source" "enum_pages_blocks_stock_carousel_source" DEFAULT 'choices',
  	"search" varchar,
  	"make" varchar,
  	"body" varchar,
  	"max_price_dollars" numeric,
  	"sort" "enum_pages_blocks_stock_carousel_sort" DEFAULT 'newest',
  	"limit" numeric DEFAULT 8,
  	"button_label" varchar DEFAULT 'See all stock',
  	"button_href" varchar DEFAULT '/search/new-used-and-demo-cars/',
  	"tone" "enum_pages_blocks_stock_carousel_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_stock_search_facets" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_pages_blocks_stock_search_facets",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "pages_blocks_stock_search" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'What are you looking for?',
  	"intro" varchar,
  	"show_keyword" boolean DEFAULT true,
  	"tone" "enum_pages_blocks_stock_search_tone" DEFAULT 'surface',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_blogs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Latest news',
  	"intro" varchar,
  	"limit" numeric DEFAULT 3,
  	"button_label" varchar DEFAULT 'All posts',
  	"button_href" varchar DEFAULT '/blogs',
  	"tone" "enum_pages_blocks_blogs_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_feature_banner_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"href" varchar,
  	"icon" "enum_section_icon" DEFAULT 'badge-check',
  	"image_media_id" uuid,
  	"image_url" varchar
  );
  
  CREATE TABLE "pages_blocks_feature_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"tone" "enum_pages_blocks_feature_banner_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Latest offers',
  	"intro" varchar,
  	"limit" numeric DEFAULT 3,
  	"button_label" varchar DEFAULT 'All offers',
  	"button_href" varchar DEFAULT '/special-offers',
  	"tone" "enum_pages_blocks_offers_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_promo" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"heading" varchar,
  	"text" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar,
  	"button_href" varchar,
  	"variant" "enum_pages_blocks_promo_variant" DEFAULT 'split',
  	"tone" "enum_pages_blocks_promo_tone" DEFAULT 'brand',
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
  
  CREATE TABLE "pages_blocks_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'What our customers say',
  	"intro" varchar,
  	"limit" numeric DEFAULT 12,
  	"min_stars" numeric,
  	"tone" "enum_pages_blocks_reviews_tone" DEFAULT 'plain',
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
  
  CREATE TABLE "pages_blocks_stats_banner_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "pages_blocks_stats_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"tone" "enum_pages_blocks_stats_banner_tone" DEFAULT 'ink',
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
  
  CREATE TABLE "pages_blocks_why_buy_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_section_icon" DEFAULT 'badge-check',
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_why_buy" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Why buy from us',
  	"intro" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar,
  	"button_href" varchar,
  	"tone" "enum_pages_blocks_why_buy_tone" DEFAULT 'surface',
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
  
  CREATE TABLE "pages_blocks_finance_callout" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Finance that fits',
  	"intro" varchar DEFAULT 'Know what you can spend before you choose. A pre-approval commits you to nothing.',
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar DEFAULT 'Apply for finance',
  	"button_href" varchar DEFAULT '/apply-for-finance',
  	"second_button_label" varchar,
  	"second_button_href" varchar,
  	"disclaimer" varchar,
  	"tone" "enum_pages_blocks_finance_callout_tone" DEFAULT 'surface',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
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
  
  CREATE TABLE "pages_blocks_locations_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_pages_blocks_locations_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "pages_blocks_locations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Visit us',
  	"intro" varchar,
  	"layout" "enum_pages_blocks_locations_layout" DEFAULT 'grid',
  	"tone" "enum_pages_blocks_locations_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_trade_in_callout_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_trade_in_callout" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'We want your car',
  	"intro" varchar DEFAULT 'Any make, any age. Tell us about it and have a figure in writing.',
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar DEFAULT 'Value my car',
  	"button_href" varchar DEFAULT '/sell-your-car',
  	"tone" "enum_pages_blocks_trade_in_callout_tone" DEFAULT 'ink',
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
  
  CREATE TABLE "pages_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "pages_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar DEFAULT 'Questions and answers',
  	"intro" varchar,
  	"tone" "enum_pages_blocks_faq_tone" DEFAULT 'plain',
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
  
  CREATE TABLE "pages_blocks_rich_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"content" jsonb,
  	"width" "enum_pages_blocks_rich_text_width" DEFAULT 'reading',
  	"tone" "enum_pages_blocks_rich_text_tone" DEFAULT 'plain',
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
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_media_id" uuid,
  	"seo_image_url" varchar,
  	"seo_no_index" boolean DEFAULT false,
  	"slug" varchar,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"brands_id" uuid,
  	"models_id" uuid,
  	"offers_id" uuid,
  	"promo_cards_id" uuid
  );
  
  CREATE TABLE "_pages_v_blocks_hero_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar,
  	"button_href" varchar,
  	"hide_overlay" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"variant" "enum__pages_v_blocks_hero_variant" DEFAULT 'split',
  	"show_search" boolean DEFAULT true,
  	"eyebrow" varchar,
  	"heading" varchar DEFAULT 'Find your next car',
  	"text" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar DEFAULT 'Browse our stock',
  	"button_href" varchar DEFAULT '/search/new-used-and-demo-cars/',
  	"second_button_label" varchar,
  	"second_button_href" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_body_types_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"body" varchar,
  	"href" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_body_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Shop by body type',
  	"intro" varchar,
  	"tone" "enum__pages_v_blocks_body_types_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_brand_grid" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Our brands',
  	"intro" varchar,
  	"kind" "enum__pages_v_blocks_brand_grid_kind" DEFAULT 'all',
  	"link_to" "enum__pages_v_blocks_brand_grid_link_to" DEFAULT 'brand',
  	"tone" "enum__pages_v_blocks_brand_grid_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
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
  
  CREATE TABLE "_pages_v_blocks_stock_carousel_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__pages_v_blocks_stock_carousel_car_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_stock_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Just arrived',
  	"intro" varchar,
  	"source" "enum__pages_v_blocks_stock_carousel_source" DEFAULT 'choices',
  	"search" varchar,
  	"make" varchar,
  	"body" varchar,
  	"max_price_dollars" numeric,
  	"sort" "enum__pages_v_blocks_stock_carousel_sort" DEFAULT 'newest',
  	"limit" numeric DEFAULT 8,
  	"button_label" varchar DEFAULT 'See all stock',
  	"button_href" varchar DEFAULT '/search/new-used-and-demo-cars/',
  	"tone" "enum__pages_v_blocks_stock_carousel_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_stock_search_facets" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__pages_v_blocks_stock_search_facets",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_stock_search" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'What are you looking for?',
  	"intro" varchar,
  	"show_keyword" boolean DEFAULT true,
  	"tone" "enum__pages_v_blocks_stock_search_tone" DEFAULT 'surface',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_blogs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Latest news',
  	"intro" varchar,
  	"limit" numeric DEFAULT 3,
  	"button_label" varchar DEFAULT 'All posts',
  	"button_href" varchar DEFAULT '/blogs',
  	"tone" "enum__pages_v_blocks_blogs_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_feature_banner_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"href" varchar,
  	"icon" "enum_section_icon" DEFAULT 'badge-check',
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_feature_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"tone" "enum__pages_v_blocks_feature_banner_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Latest offers',
  	"intro" varchar,
  	"limit" numeric DEFAULT 3,
  	"button_label" varchar DEFAULT 'All offers',
  	"button_href" varchar DEFAULT '/special-offers',
  	"tone" "enum__pages_v_blocks_offers_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_promo" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"eyebrow" varchar,
  	"heading" varchar,
  	"text" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar,
  	"button_href" varchar,
  	"variant" "enum__pages_v_blocks_promo_variant" DEFAULT 'split',
  	"tone" "enum__pages_v_blocks_promo_tone" DEFAULT 'brand',
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
  
  CREATE TABLE "_pages_v_blocks_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'What our customers say',
  	"intro" varchar,
  	"limit" numeric DEFAULT 12,
  	"min_stars" numeric,
  	"tone" "enum__pages_v_blocks_reviews_tone" DEFAULT 'plain',
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
  
  CREATE TABLE "_pages_v_blocks_stats_banner_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_stats_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"tone" "enum__pages_v_blocks_stats_banner_tone" DEFAULT 'ink',
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
  
  CREATE TABLE "_pages_v_blocks_why_buy_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"icon" "enum_section_icon" DEFAULT 'badge-check',
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_why_buy" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Why buy from us',
  	"intro" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar,
  	"button_href" varchar,
  	"tone" "enum__pages_v_blocks_why_buy_tone" DEFAULT 'surface',
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
  
  CREATE TABLE "_pages_v_blocks_finance_callout" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Finance that fits',
  	"intro" varchar DEFAULT 'Know what you can spend before you choose. A pre-approval commits you to nothing.',
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar DEFAULT 'Apply for finance',
  	"button_href" varchar DEFAULT '/apply-for-finance',
  	"second_button_label" varchar,
  	"second_button_href" varchar,
  	"disclaimer" varchar,
  	"tone" "enum__pages_v_blocks_finance_callout_tone" DEFAULT 'surface',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
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
  
  CREATE TABLE "_pages_v_blocks_locations_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__pages_v_blocks_locations_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_locations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Visit us',
  	"intro" varchar,
  	"layout" "enum__pages_v_blocks_locations_layout" DEFAULT 'grid',
  	"tone" "enum__pages_v_blocks_locations_tone" DEFAULT 'plain',
  	"space_above" "enum_section_space" DEFAULT 'normal',
  	"space_below" "enum_section_space" DEFAULT 'normal',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_trade_in_callout_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_trade_in_callout" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'We want your car',
  	"intro" varchar DEFAULT 'Any make, any age. Tell us about it and have a figure in writing.',
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"button_label" varchar DEFAULT 'Value my car',
  	"button_href" varchar DEFAULT '/sell-your-car',
  	"tone" "enum__pages_v_blocks_trade_in_callout_tone" DEFAULT 'ink',
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
  
  CREATE TABLE "_pages_v_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar DEFAULT 'Questions and answers',
  	"intro" varchar,
  	"tone" "enum__pages_v_blocks_faq_tone" DEFAULT 'plain',
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
  
  CREATE TABLE "_pages_v_blocks_rich_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"content" jsonb,
  	"width" "enum__pages_v_blocks_rich_text_width" DEFAULT 'reading',
  	"tone" "enum__pages_v_blocks_rich_text_tone" DEFAULT 'plain',
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
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_media_id" uuid,
  	"version_seo_image_url" varchar,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"brands_id" uuid,
  	"models_id" uuid,
  	"offers_id" uuid,
  	"promo_cards_id" uuid
  );
  
  CREATE TABLE "navigation_header_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "navigation_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_header_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid NOT NULL,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "locations_location_subtype" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_locations_location_subtype",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "location_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_opening_hours_weekday" NOT NULL,
  	"status" "enum_opening_hours_status" DEFAULT 'Open' NOT NULL,
  	"open" varchar,
  	"close" varchar,
  	"formated_hours" varchar
  );
  
  CREATE TABLE "locations_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"status" "enum_special_hours_status" DEFAULT 'Open' NOT NULL,
  	"start_hour" varchar,
  	"end_hour" varchar,
  	"hours_begin" varchar,
  	"hours_end" varchar,
  	"location_id" varchar
  );
  
  CREATE TABLE "locations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"location_type" "enum_locations_location_type",
  	"dealer_license_number" varchar,
  	"motor_vehicle_repairer" varchar,
  	"image_media_id" uuid,
  	"image_url" varchar,
  	"image_thumb_url" varchar,
  	"address_street" varchar,
  	"address_city" varchar,
  	"address_state" "enum_locations_address_state",
  	"address_postcode" varchar,
  	"address_lat" numeric,
  	"address_long" numeric,
  	"address_place_id" varchar,
  	"address_place_url" varchar,
  	"address_map_key" varchar,
  	"contact_detail_phone" varchar,
  	"contact_detail_landline_phone" varchar,
  	"contact_detail_email" varchar,
  	"reviews_average_rating" numeric,
  	"reviews_count" numeric,
  	"slug" varchar NOT NULL,
  	"visible" boolean DEFAULT true,
  	"primary" boolean DEFAULT false,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "locations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"brands_id" uuid
  );
  
  CREATE TABLE "_locations_v_version_location_subtype" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__locations_v_version_location_subtype",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_location_hours_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"weekday" "enum_opening_hours_weekday" NOT NULL,
  	"status" "enum_opening_hours_status" DEFAULT 'Open' NOT NULL,
  	"open" varchar,
  	"close" varchar,
  	"formated_hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v_version_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"status" "enum_special_hours_status" DEFAULT 'Open' NOT NULL,
  	"start_hour" varchar,
  	"end_hour" varchar,
  	"hours_begin" varchar,
  	"hours_end" varchar,
  	"location_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_location_type" "enum__locations_v_version_location_type",
  	"version_dealer_license_number" varchar,
  	"version_motor_vehicle_repairer" varchar,
  	"version_image_media_id" uuid,
  	"version_image_url" varchar,
  	"version_image_thumb_url" varchar,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" "enum__locations_v_version_address_state",
  	"version_address_postcode" varchar,
  	"version_address_lat" numeric,
  	"version_address_long" numeric,
  	"version_address_place_id" varchar,
  	"version_address_place_url" varchar,
  	"version_address_map_key" varchar,
  	"version_contact_detail_phone" varchar,
  	"version_contact_detail_landline_phone" varchar,
  	"version_contact_detail_email" varchar,
  	"version_reviews_average_rating" numeric,
  	"version_reviews_count" numeric,
  	"version_slug" varchar NOT NULL,
  	"version_visible" boolean DEFAULT true,
  	"version_primary" boolean DEFAULT false,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_locations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"brands_id" uuid
  );
  
  CREATE TABLE "delivery_zones" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"within_km" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "delivery_zones_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"type" "enum_redirects_type" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"postcode" varchar,
  	"category" varchar,
  	"subcategory" varchar,
  	"message" varchar,
  	"opt_in" boolean,
  	"vehicle_id" uuid,
  	"car_id" varchar,
  	"stock_number" varchar,
  	"vehicle_make" varchar,
  	"vehicle_model" varchar,
  	"car_type" varchar,
  	"vehicle_status" varchar,
  	"dealership_slug" varchar,
  	"car_dealership_id" varchar,
  	"manufacturer_slug" varchar,
  	"page_id" varchar,
  	"url" varchar,
  	"source" varchar DEFAULT 'Website',
  	"user_agent" varchar,
  	"lead_attributes" jsonb,
  	"form_completed" boolean,
  	"offer_accepted" boolean,
  	"workflow" "enum_leads_workflow" DEFAULT 'new',
  	"shopper_id" uuid,
  	"notes" varchar,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_leads_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid NOT NULL,
  	"version_name" varchar,
  	"version_last_name" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_postcode" varchar,
  	"version_category" varchar,
  	"version_subcategory" varchar,
  	"version_message" varchar,
  	"version_opt_in" boolean,
  	"version_vehicle_id" uuid,
  	"version_car_id" varchar,
  	"version_stock_number" varchar,
  	"version_vehicle_make" varchar,
  	"version_vehicle_model" varchar,
  	"version_car_type" varchar,
  	"version_vehicle_status" varchar,
  	"version_dealership_slug" varchar,
  	"version_car_dealership_id" varchar,
  	"version_manufacturer_slug" varchar,
  	"version_page_id" varchar,
  	"version_url" varchar,
  	"version_source" varchar DEFAULT 'Website',
  	"version_user_agent" varchar,
  	"version_lead_attributes" jsonb,
  	"version_form_completed" boolean,
  	"version_offer_accepted" boolean,
  	"version_workflow" "enum__leads_v_version_workflow" DEFAULT 'new',
  	"version_shopper_id" uuid,
  	"version_notes" varchar,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_leads_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "reservations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"car_id" uuid NOT NULL,
  	"shopper_id" uuid,
  	"state" "enum_reservations_state" DEFAULT 'pending' NOT NULL,
  	"amount_cents" numeric,
  	"expires_at" timestamp(3) with time zone,
  	"payment_reference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shoppers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar,
  	"name" varchar,
  	"last_name" varchar,
  	"postcode" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "watchlist_entries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"shopper_id" uuid NOT NULL,
  	"car_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tenants_domains" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"domain" varchar NOT NULL
  );
  
  CREATE TABLE "tenants" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"tagline" varchar,
  	"slug" varchar NOT NULL,
  	"template" "enum_tenants_template" DEFAULT 'default' NOT NULL,
  	"website_id" varchar NOT NULL,
  	"dealership_id" varchar,
  	"logo_id" uuid,
  	"theme_brand" varchar,
  	"theme_on_brand" varchar,
  	"theme_ink" varchar,
  	"theme_on_ink" varchar,
  	"theme_accent" varchar,
  	"theme_surface" varchar,
  	"theme_radius" numeric,
  	"theme_font" "enum_tenants_theme_font",
  	"theme_header_style" "enum_tenants_theme_header_style",
  	"theme_card_style" "enum_tenants_theme_card_style",
  	"settings" jsonb DEFAULT '{}'::jsonb,
  	"outbound_link_version" numeric DEFAULT 1,
  	"archived" boolean DEFAULT false,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tenants_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"tenants_id" uuid
  );
  
  CREATE TABLE "_tenants_v_version_domains" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"domain" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tenants_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_tagline" varchar,
  	"version_slug" varchar NOT NULL,
  	"version_template" "enum__tenants_v_version_template" DEFAULT 'default' NOT NULL,
  	"version_website_id" varchar NOT NULL,
  	"version_dealership_id" varchar,
  	"version_logo_id" uuid,
  	"version_theme_brand" varchar,
  	"version_theme_on_brand" varchar,
  	"version_theme_ink" varchar,
  	"version_theme_on_ink" varchar,
  	"version_theme_accent" varchar,
  	"version_theme_surface" varchar,
  	"version_theme_radius" numeric,
  	"version_theme_font" "enum__tenants_v_version_theme_font",
  	"version_theme_header_style" "enum__tenants_v_version_theme_header_style",
  	"version_theme_card_style" "enum__tenants_v_version_theme_card_style",
  	"version_settings" jsonb DEFAULT '{}'::jsonb,
  	"version_outbound_link_version" numeric DEFAULT 1,
  	"version_archived" boolean DEFAULT false,
  	"version_updated_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_tenants_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"tenants_id" uuid
  );
  
  CREATE TABLE "users_tenants" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"role" "enum_users_tenants_role" NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"cars_id" uuid,
  	"feed_clients_id" uuid,
  	"feed_runs_id" uuid,
  	"offers_id" uuid,
  	"models_id" uuid,
  	"brands_id" uuid,
  	"reviews_id" uuid,
  	"blogs_id" uuid,
  	"promo_cards_id" uuid,
  	"media_id" uuid,
  	"picture_overlays_id" uuid,
  	"documents_id" uuid,
  	"pages_id" uuid,
  	"navigation_id" uuid,
  	"locations_id" uuid,
  	"delivery_zones_id" uuid,
  	"redirects_id" uuid,
  	"leads_id" uuid,
  	"reservations_id" uuid,
  	"shoppers_id" uuid,
  	"watchlist_entries_id" uuid,
  	"tenants_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"feed_clients_id" uuid,
  	"shoppers_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_read_tenant_id" uuid,
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_update_tenant_id" uuid,
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"access_delete_tenant_id" uuid,
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
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
  	"updated_by_id" uuid,
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
  	"version_updated_by_id" uuid,
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
  	"updated_by_id" uuid,
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
  	"version_updated_by_id" uuid,
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
  	"updated_by_id" uuid,
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
  	"version_updated_by_id" uuid,
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
  	"updated_by_id" uuid,
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
  	"version_updated_by_id" uuid,
  	"version__status" "enum__platform_notice_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "cars_images" ADD CONSTRAINT "cars_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cars_images" ADD CONSTRAINT "cars_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cars_videos" ADD CONSTRAINT "cars_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cars_walkaround_videos" ADD CONSTRAINT "cars_walkaround_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cars_texts" ADD CONSTRAINT "cars_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cars_rels" ADD CONSTRAINT "cars_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cars_rels" ADD CONSTRAINT "cars_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cars_v_version_images" ADD CONSTRAINT "_cars_v_version_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cars_v_version_images" ADD CONSTRAINT "_cars_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cars_v_version_videos" ADD CONSTRAINT "_cars_v_version_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cars_v_version_walkaround_videos" ADD CONSTRAINT "_cars_v_version_walkaround_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cars_v" ADD CONSTRAINT "_cars_v_parent_id_cars_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cars_v" ADD CONSTRAINT "_cars_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cars_v" ADD CONSTRAINT "_cars_v_version_location_id_locations_id_fk" FOREIGN KEY ("version_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cars_v" ADD CONSTRAINT "_cars_v_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cars_v" ADD CONSTRAINT "_cars_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cars_v_texts" ADD CONSTRAINT "_cars_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cars_v_rels" ADD CONSTRAINT "_cars_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cars_v_rels" ADD CONSTRAINT "_cars_v_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feed_clients_mapping" ADD CONSTRAINT "feed_clients_mapping_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feed_clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feed_clients_location_codes" ADD CONSTRAINT "feed_clients_location_codes_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_clients_location_codes" ADD CONSTRAINT "feed_clients_location_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feed_clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feed_clients" ADD CONSTRAINT "feed_clients_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_clients" ADD CONSTRAINT "feed_clients_default_location_id_locations_id_fk" FOREIGN KEY ("default_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_client_id_feed_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."feed_clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_manufacturer_id_brands_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_seo_image_media_id_media_id_fk" FOREIGN KEY ("seo_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers_texts" ADD CONSTRAINT "offers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_parent_id_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_manufacturer_id_brands_id_fk" FOREIGN KEY ("version_manufacturer_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_model_id_models_id_fk" FOREIGN KEY ("version_model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_seo_image_media_id_media_id_fk" FOREIGN KEY ("version_seo_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v_texts" ADD CONSTRAINT "_offers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_manufacturer_id_brands_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_seo_image_media_id_media_id_fk" FOREIGN KEY ("seo_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_parent_id_models_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_manufacturer_id_brands_id_fk" FOREIGN KEY ("version_manufacturer_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_image_media_id_media_id_fk" FOREIGN KEY ("version_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_seo_image_media_id_media_id_fk" FOREIGN KEY ("version_seo_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_banner_media_id_media_id_fk" FOREIGN KEY ("banner_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_seo_image_media_id_media_id_fk" FOREIGN KEY ("seo_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_banner_media_id_media_id_fk" FOREIGN KEY ("version_banner_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_seo_image_media_id_media_id_fk" FOREIGN KEY ("version_seo_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_seo_image_media_id_media_id_fk" FOREIGN KEY ("seo_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_image_media_id_media_id_fk" FOREIGN KEY ("version_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_seo_image_media_id_media_id_fk" FOREIGN KEY ("version_seo_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_cards_display" ADD CONSTRAINT "promo_cards_display_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_cards" ADD CONSTRAINT "promo_cards_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_cards" ADD CONSTRAINT "promo_cards_node_image_media_id_media_id_fk" FOREIGN KEY ("node_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_cards" ADD CONSTRAINT "promo_cards_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v_version_display" ADD CONSTRAINT "_promo_cards_v_version_display_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promo_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_parent_id_promo_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_version_node_image_media_id_media_id_fk" FOREIGN KEY ("version_node_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "picture_overlays_shown_on" ADD CONSTRAINT "picture_overlays_shown_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."picture_overlays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picture_overlays" ADD CONSTRAINT "picture_overlays_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "picture_overlays" ADD CONSTRAINT "picture_overlays_artwork_id_media_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "picture_overlays" ADD CONSTRAINT "picture_overlays_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_picture_overlays_v_version_shown_on" ADD CONSTRAINT "_picture_overlays_v_version_shown_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_picture_overlays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_picture_overlays_v" ADD CONSTRAINT "_picture_overlays_v_parent_id_picture_overlays_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."picture_overlays"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_picture_overlays_v" ADD CONSTRAINT "_picture_overlays_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_picture_overlays_v" ADD CONSTRAINT "_picture_overlays_v_version_artwork_id_media_id_fk" FOREIGN KEY ("version_artwork_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_picture_overlays_v" ADD CONSTRAINT "_picture_overlays_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero_slides" ADD CONSTRAINT "pages_blocks_hero_slides_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero_slides" ADD CONSTRAINT "pages_blocks_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_body_types_items" ADD CONSTRAINT "pages_blocks_body_types_items_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_body_types_items" ADD CONSTRAINT "pages_blocks_body_types_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_body_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_body_types" ADD CONSTRAINT "pages_blocks_body_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_brand_grid" ADD CONSTRAINT "pages_blocks_brand_grid_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_budget_search" ADD CONSTRAINT "pages_blocks_budget_search_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_model_tiles" ADD CONSTRAINT "pages_blocks_model_tiles_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_model_tiles" ADD CONSTRAINT "pages_blocks_model_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_stock_carousel_car_types" ADD CONSTRAINT "pages_blocks_stock_carousel_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages_blocks_stock_carousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_stock_carousel" ADD CONSTRAINT "pages_blocks_stock_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_stock_search_facets" ADD CONSTRAINT "pages_blocks_stock_search_facets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages_blocks_stock_search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_stock_search" ADD CONSTRAINT "pages_blocks_stock_search_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_blogs" ADD CONSTRAINT "pages_blocks_blogs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_feature_banner_items" ADD CONSTRAINT "pages_blocks_feature_banner_items_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_feature_banner_items" ADD CONSTRAINT "pages_blocks_feature_banner_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_feature_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_feature_banner" ADD CONSTRAINT "pages_blocks_feature_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_offers" ADD CONSTRAINT "pages_blocks_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_promo" ADD CONSTRAINT "pages_blocks_promo_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_promo" ADD CONSTRAINT "pages_blocks_promo_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_promo_cards" ADD CONSTRAINT "pages_blocks_promo_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_logos_logos" ADD CONSTRAINT "pages_blocks_logos_logos_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_logos_logos" ADD CONSTRAINT "pages_blocks_logos_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_logos" ADD CONSTRAINT "pages_blocks_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_reviews" ADD CONSTRAINT "pages_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_sales_counter" ADD CONSTRAINT "pages_blocks_sales_counter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_stats_banner_stats" ADD CONSTRAINT "pages_blocks_stats_banner_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_stats_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_stats_banner" ADD CONSTRAINT "pages_blocks_stats_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_warranty" ADD CONSTRAINT "pages_blocks_warranty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_why_buy_items" ADD CONSTRAINT "pages_blocks_why_buy_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_why_buy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_why_buy" ADD CONSTRAINT "pages_blocks_why_buy_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_why_buy" ADD CONSTRAINT "pages_blocks_why_buy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_book_service" ADD CONSTRAINT "pages_blocks_book_service_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_finance_callout" ADD CONSTRAINT "pages_blocks_finance_callout_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_finance_callout" ADD CONSTRAINT "pages_blocks_finance_callout_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_form_steps" ADD CONSTRAINT "pages_blocks_form_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_form" ADD CONSTRAINT "pages_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_locations_types" ADD CONSTRAINT "pages_blocks_locations_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages_blocks_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_locations" ADD CONSTRAINT "pages_blocks_locations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_trade_in_callout_steps" ADD CONSTRAINT "pages_blocks_trade_in_callout_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_trade_in_callout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_trade_in_callout" ADD CONSTRAINT "pages_blocks_trade_in_callout_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_trade_in_callout" ADD CONSTRAINT "pages_blocks_trade_in_callout_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns_columns" ADD CONSTRAINT "pages_blocks_columns_columns_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns_columns" ADD CONSTRAINT "pages_blocks_columns_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns" ADD CONSTRAINT "pages_blocks_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_faq_items" ADD CONSTRAINT "pages_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_faq" ADD CONSTRAINT "pages_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_media_pictures" ADD CONSTRAINT "pages_blocks_media_pictures_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_media_pictures" ADD CONSTRAINT "pages_blocks_media_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_media" ADD CONSTRAINT "pages_blocks_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_rich_text" ADD CONSTRAINT "pages_blocks_rich_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_poster_media_id_media_id_fk" FOREIGN KEY ("poster_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_media_id_media_id_fk" FOREIGN KEY ("seo_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_promo_cards_fk" FOREIGN KEY ("promo_cards_id") REFERENCES "public"."promo_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero_slides" ADD CONSTRAINT "_pages_v_blocks_hero_slides_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero_slides" ADD CONSTRAINT "_pages_v_blocks_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero" ADD CONSTRAINT "_pages_v_blocks_hero_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero" ADD CONSTRAINT "_pages_v_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_body_types_items" ADD CONSTRAINT "_pages_v_blocks_body_types_items_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_body_types_items" ADD CONSTRAINT "_pages_v_blocks_body_types_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_body_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_body_types" ADD CONSTRAINT "_pages_v_blocks_body_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_brand_grid" ADD CONSTRAINT "_pages_v_blocks_brand_grid_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_budget_search" ADD CONSTRAINT "_pages_v_blocks_budget_search_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_model_tiles" ADD CONSTRAINT "_pages_v_blocks_model_tiles_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_model_tiles" ADD CONSTRAINT "_pages_v_blocks_model_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_stock_carousel_car_types" ADD CONSTRAINT "_pages_v_blocks_stock_carousel_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v_blocks_stock_carousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_stock_carousel" ADD CONSTRAINT "_pages_v_blocks_stock_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_stock_search_facets" ADD CONSTRAINT "_pages_v_blocks_stock_search_facets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v_blocks_stock_search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_stock_search" ADD CONSTRAINT "_pages_v_blocks_stock_search_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_blogs" ADD CONSTRAINT "_pages_v_blocks_blogs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_feature_banner_items" ADD CONSTRAINT "_pages_v_blocks_feature_banner_items_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_feature_banner_items" ADD CONSTRAINT "_pages_v_blocks_feature_banner_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_feature_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_feature_banner" ADD CONSTRAINT "_pages_v_blocks_feature_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_offers" ADD CONSTRAINT "_pages_v_blocks_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_promo" ADD CONSTRAINT "_pages_v_blocks_promo_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_promo" ADD CONSTRAINT "_pages_v_blocks_promo_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_promo_cards" ADD CONSTRAINT "_pages_v_blocks_promo_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_logos_logos" ADD CONSTRAINT "_pages_v_blocks_logos_logos_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_logos_logos" ADD CONSTRAINT "_pages_v_blocks_logos_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_logos" ADD CONSTRAINT "_pages_v_blocks_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_reviews" ADD CONSTRAINT "_pages_v_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_sales_counter" ADD CONSTRAINT "_pages_v_blocks_sales_counter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_stats_banner_stats" ADD CONSTRAINT "_pages_v_blocks_stats_banner_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_stats_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_stats_banner" ADD CONSTRAINT "_pages_v_blocks_stats_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_warranty" ADD CONSTRAINT "_pages_v_blocks_warranty_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_why_buy_items" ADD CONSTRAINT "_pages_v_blocks_why_buy_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_why_buy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_why_buy" ADD CONSTRAINT "_pages_v_blocks_why_buy_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_why_buy" ADD CONSTRAINT "_pages_v_blocks_why_buy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_book_service" ADD CONSTRAINT "_pages_v_blocks_book_service_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_finance_callout" ADD CONSTRAINT "_pages_v_blocks_finance_callout_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_finance_callout" ADD CONSTRAINT "_pages_v_blocks_finance_callout_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_form_steps" ADD CONSTRAINT "_pages_v_blocks_form_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_form" ADD CONSTRAINT "_pages_v_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_locations_types" ADD CONSTRAINT "_pages_v_blocks_locations_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v_blocks_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_locations" ADD CONSTRAINT "_pages_v_blocks_locations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_trade_in_callout_steps" ADD CONSTRAINT "_pages_v_blocks_trade_in_callout_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_trade_in_callout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_trade_in_callout" ADD CONSTRAINT "_pages_v_blocks_trade_in_callout_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_trade_in_callout" ADD CONSTRAINT "_pages_v_blocks_trade_in_callout_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns_columns" ADD CONSTRAINT "_pages_v_blocks_columns_columns_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns_columns" ADD CONSTRAINT "_pages_v_blocks_columns_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns" ADD CONSTRAINT "_pages_v_blocks_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_faq_items" ADD CONSTRAINT "_pages_v_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_faq" ADD CONSTRAINT "_pages_v_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_media_pictures" ADD CONSTRAINT "_pages_v_blocks_media_pictures_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_media_pictures" ADD CONSTRAINT "_pages_v_blocks_media_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_media" ADD CONSTRAINT "_pages_v_blocks_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_rich_text" ADD CONSTRAINT "_pages_v_blocks_rich_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_poster_media_id_media_id_fk" FOREIGN KEY ("poster_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_media_id_media_id_fk" FOREIGN KEY ("version_seo_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_promo_cards_fk" FOREIGN KEY ("promo_cards_id") REFERENCES "public"."promo_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header_children" ADD CONSTRAINT "navigation_header_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header" ADD CONSTRAINT "navigation_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header_children" ADD CONSTRAINT "_navigation_v_version_header_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header" ADD CONSTRAINT "_navigation_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_parent_id_navigation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_location_subtype" ADD CONSTRAINT "locations_location_subtype_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "location_hours" ADD CONSTRAINT "location_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_special_hours" ADD CONSTRAINT "locations_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_location_subtype" ADD CONSTRAINT "_locations_v_version_location_subtype_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_location_hours_v" ADD CONSTRAINT "_location_hours_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_special_hours" ADD CONSTRAINT "_locations_v_version_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_image_media_id_media_id_fk" FOREIGN KEY ("version_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_rels" ADD CONSTRAINT "_locations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_rels" ADD CONSTRAINT "_locations_v_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "delivery_zones_texts" ADD CONSTRAINT "delivery_zones_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_zones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_vehicle_id_cars_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_texts" ADD CONSTRAINT "leads_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_leads_v" ADD CONSTRAINT "_leads_v_parent_id_leads_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leads_v" ADD CONSTRAINT "_leads_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leads_v" ADD CONSTRAINT "_leads_v_version_vehicle_id_cars_id_fk" FOREIGN KEY ("version_vehicle_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leads_v" ADD CONSTRAINT "_leads_v_version_shopper_id_shoppers_id_fk" FOREIGN KEY ("version_shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leads_v" ADD CONSTRAINT "_leads_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leads_v_texts" ADD CONSTRAINT "_leads_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_leads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_entries_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_entries_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenants_domains" ADD CONSTRAINT "tenants_domains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenants" ADD CONSTRAINT "tenants_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenants" ADD CONSTRAINT "tenants_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenants_rels" ADD CONSTRAINT "tenants_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenants_rels" ADD CONSTRAINT "tenants_rels_tenants_fk" FOREIGN KEY ("tenants_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenants_v_version_domains" ADD CONSTRAINT "_tenants_v_version_domains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tenants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenants_v" ADD CONSTRAINT "_tenants_v_parent_id_tenants_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenants_v" ADD CONSTRAINT "_tenants_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenants_v" ADD CONSTRAINT "_tenants_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenants_v_rels" ADD CONSTRAINT "_tenants_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tenants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenants_v_rels" ADD CONSTRAINT "_tenants_v_rels_tenants_fk" FOREIGN KEY ("tenants_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_tenants" ADD CONSTRAINT "users_tenants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_tenants" ADD CONSTRAINT "users_tenants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cars_fk" FOREIGN KEY ("cars_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_clients_fk" FOREIGN KEY ("feed_clients_id") REFERENCES "public"."feed_clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_runs_fk" FOREIGN KEY ("feed_runs_id") REFERENCES "public"."feed_runs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_cards_fk" FOREIGN KEY ("promo_cards_id") REFERENCES "public"."promo_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_picture_overlays_fk" FOREIGN KEY ("picture_overlays_id") REFERENCES "public"."picture_overlays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigation_fk" FOREIGN KEY ("navigation_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivery_zones_fk" FOREIGN KEY ("delivery_zones_id") REFERENCES "public"."delivery_zones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reservations_fk" FOREIGN KEY ("reservations_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shoppers_fk" FOREIGN KEY ("shoppers_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_watchlist_entries_fk" FOREIGN KEY ("watchlist_entries_id") REFERENCES "public"."watchlist_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tenants_fk" FOREIGN KEY ("tenants_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_feed_clients_fk" FOREIGN KEY ("feed_clients_id") REFERENCES "public"."feed_clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_shoppers_fk" FOREIGN KEY ("shoppers_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets" ADD CONSTRAINT "payload_query_presets_access_read_tenant_id_tenants_id_fk" FOREIGN KEY ("access_read_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets" ADD CONSTRAINT "payload_query_presets_access_update_tenant_id_tenants_id_fk" FOREIGN KEY ("access_update_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets" ADD CONSTRAINT "payload_query_presets_access_delete_tenant_id_tenants_id_fk" FOREIGN KEY ("access_delete_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_settings" ADD CONSTRAINT "platform_settings_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_settings_v" ADD CONSTRAINT "_platform_settings_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_texts_wordings" ADD CONSTRAINT "legal_texts_wordings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_texts_v_version_wordings" ADD CONSTRAINT "_legal_texts_v_version_wordings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_texts_v" ADD CONSTRAINT "_legal_texts_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lenders_lenders" ADD CONSTRAINT "lenders_lenders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lenders" ADD CONSTRAINT "lenders_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lenders_v_version_lenders" ADD CONSTRAINT "_lenders_v_version_lenders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lenders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lenders_v" ADD CONSTRAINT "_lenders_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "platform_notice" ADD CONSTRAINT "platform_notice_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_notice_v" ADD CONSTRAINT "_platform_notice_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "cars_images_order_idx" ON "cars_images" USING btree ("_order");
  CREATE INDEX "cars_images_parent_id_idx" ON "cars_images" USING btree ("_parent_id");
  CREATE INDEX "cars_images_media_idx" ON "cars_images" USING btree ("media_id");
  CREATE INDEX "cars_videos_order_idx" ON "cars_videos" USING btree ("_order");
  CREATE INDEX "cars_videos_parent_id_idx" ON "cars_videos" USING btree ("_parent_id");
  CREATE INDEX "cars_walkaround_videos_order_idx" ON "cars_walkaround_videos" USING btree ("_order");
  CREATE INDEX "cars_walkaround_videos_parent_id_idx" ON "cars_walkaround_videos" USING btree ("_parent_id");
  CREATE INDEX "cars_tenant_idx" ON "cars" USING btree ("tenant_id");
  CREATE INDEX "cars_car_type_idx" ON "cars" USING btree ("car_type");
  CREATE INDEX "cars_year_idx" ON "cars" USING btree ("year");
  CREATE INDEX "cars_make_idx" ON "cars" USING btree ("make");
  CREATE INDEX "cars_model_idx" ON "cars" USING btree ("model");
  CREATE INDEX "cars_stocknum_idx" ON "cars" USING btree ("stocknum");
  CREATE INDEX "cars_km_idx" ON "cars" USING btree ("km");
  CREATE INDEX "cars_simple_body_idx" ON "cars" USING btree ("simple_body");
  CREATE INDEX "cars_location_idx" ON "cars" USING btree ("location_id");
  CREATE INDEX "cars_file_idx" ON "cars" USING btree ("file_id");
  CREATE INDEX "cars_status_idx" ON "cars" USING btree ("status");
  CREATE INDEX "cars_show_on_dealer_website_idx" ON "cars" USING btree ("show_on_dealer_website");
  CREATE INDEX "cars_slug_idx" ON "cars" USING btree ("slug");
  CREATE INDEX "cars_listed_at_idx" ON "cars" USING btree ("listed_at");
  CREATE INDEX "cars_sold_date_timestamp_idx" ON "cars" USING btree ("sold_date_timestamp");
  CREATE INDEX "cars_updated_by_idx" ON "cars" USING btree ("updated_by_id");
  CREATE INDEX "cars_updated_at_idx" ON "cars" USING btree ("updated_at");
  CREATE INDEX "cars_created_at_idx" ON "cars" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_slug_idx" ON "cars" USING btree ("tenant_id","slug");
  CREATE INDEX "cars_texts_order_parent" ON "cars_texts" USING btree ("order","parent_id");
  CREATE INDEX "cars_rels_order_idx" ON "cars_rels" USING btree ("order");
  CREATE INDEX "cars_rels_parent_idx" ON "cars_rels" USING btree ("parent_id");
  CREATE INDEX "cars_rels_path_idx" ON "cars_rels" USING btree ("path");
  CREATE INDEX "cars_rels_locations_id_idx" ON "cars_rels" USING btree ("locations_id");
  CREATE INDEX "_cars_v_version_images_order_idx" ON "_cars_v_version_images" USING btree ("_order");
  CREATE INDEX "_cars_v_version_images_parent_id_idx" ON "_cars_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_cars_v_version_images_media_idx" ON "_cars_v_version_images" USING btree ("media_id");
  CREATE INDEX "_cars_v_version_videos_order_idx" ON "_cars_v_version_videos" USING btree ("_order");
  CREATE INDEX "_cars_v_version_videos_parent_id_idx" ON "_cars_v_version_videos" USING btree ("_parent_id");
  CREATE INDEX "_cars_v_version_walkaround_videos_order_idx" ON "_cars_v_version_walkaround_videos" USING btree ("_order");
  CREATE INDEX "_cars_v_version_walkaround_videos_parent_id_idx" ON "_cars_v_version_walkaround_videos" USING btree ("_parent_id");
  CREATE INDEX "_cars_v_parent_idx" ON "_cars_v" USING btree ("parent_id");
  CREATE INDEX "_cars_v_version_version_tenant_idx" ON "_cars_v" USING btree ("version_tenant_id");
  CREATE INDEX "_cars_v_version_version_car_type_idx" ON "_cars_v" USING btree ("version_car_type");
  CREATE INDEX "_cars_v_version_version_year_idx" ON "_cars_v" USING btree ("version_year");
  CREATE INDEX "_cars_v_version_version_make_idx" ON "_cars_v" USING btree ("version_make");
  CREATE INDEX "_cars_v_version_version_model_idx" ON "_cars_v" USING btree ("version_model");
  CREATE INDEX "_cars_v_version_version_stocknum_idx" ON "_cars_v" USING btree ("version_stocknum");
  CREATE INDEX "_cars_v_version_version_km_idx" ON "_cars_v" USING btree ("version_km");
  CREATE INDEX "_cars_v_version_version_simple_body_idx" ON "_cars_v" USING btree ("version_simple_body");
  CREATE INDEX "_cars_v_version_version_location_idx" ON "_cars_v" USING btree ("version_location_id");
  CREATE INDEX "_cars_v_version_version_file_idx" ON "_cars_v" USING btree ("version_file_id");
  CREATE INDEX "_cars_v_version_version_status_idx" ON "_cars_v" USING btree ("version_status");
  CREATE INDEX "_cars_v_version_version_show_on_dealer_website_idx" ON "_cars_v" USING btree ("version_show_on_dealer_website");
  CREATE INDEX "_cars_v_version_version_slug_idx" ON "_cars_v" USING btree ("version_slug");
  CREATE INDEX "_cars_v_version_version_listed_at_idx" ON "_cars_v" USING btree ("version_listed_at");
  CREATE INDEX "_cars_v_version_version_sold_date_timestamp_idx" ON "_cars_v" USING btree ("version_sold_date_timestamp");
  CREATE INDEX "_cars_v_version_version_updated_by_idx" ON "_cars_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_cars_v_version_version_updated_at_idx" ON "_cars_v" USING btree ("version_updated_at");
  CREATE INDEX "_cars_v_version_version_created_at_idx" ON "_cars_v" USING btree ("version_created_at");
  CREATE INDEX "_cars_v_created_at_idx" ON "_cars_v" USING btree ("created_at");
  CREATE INDEX "_cars_v_updated_at_idx" ON "_cars_v" USING btree ("updated_at");
  CREATE INDEX "version_tenant_version_slug_idx" ON "_cars_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "_cars_v_texts_order_parent" ON "_cars_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cars_v_rels_order_idx" ON "_cars_v_rels" USING btree ("order");
  CREATE INDEX "_cars_v_rels_parent_idx" ON "_cars_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cars_v_rels_path_idx" ON "_cars_v_rels" USING btree ("path");
  CREATE INDEX "_cars_v_rels_locations_id_idx" ON "_cars_v_rels" USING btree ("locations_id");
  CREATE INDEX "feed_clients_mapping_order_idx" ON "feed_clients_mapping" USING btree ("_order");
  CREATE INDEX "feed_clients_mapping_parent_id_idx" ON "feed_clients_mapping" USING btree ("_parent_id");
  CREATE INDEX "feed_clients_location_codes_order_idx" ON "feed_clients_location_codes" USING btree ("_order");
  CREATE INDEX "feed_clients_location_codes_parent_id_idx" ON "feed_clients_location_codes" USING btree ("_parent_id");
  CREATE INDEX "feed_clients_location_codes_location_idx" ON "feed_clients_location_codes" USING btree ("location_id");
  CREATE INDEX "feed_clients_tenant_idx" ON "feed_clients" USING btree ("tenant_id");
  CREATE INDEX "feed_clients_default_location_idx" ON "feed_clients" USING btree ("default_location_id");
  CREATE INDEX "feed_clients_key_hash_idx" ON "feed_clients" USING btree ("key_hash");
  CREATE INDEX "feed_clients_updated_at_idx" ON "feed_clients" USING btree ("updated_at");
  CREATE INDEX "feed_clients_created_at_idx" ON "feed_clients" USING btree ("created_at");
  CREATE INDEX "feed_runs_tenant_idx" ON "feed_runs" USING btree ("tenant_id");
  CREATE INDEX "feed_runs_client_idx" ON "feed_runs" USING btree ("client_id");
  CREATE INDEX "feed_runs_state_idx" ON "feed_runs" USING btree ("state");
  CREATE INDEX "feed_runs_started_at_idx" ON "feed_runs" USING btree ("started_at");
  CREATE INDEX "feed_runs_idempotency_key_idx" ON "feed_runs" USING btree ("idempotency_key");
  CREATE INDEX "feed_runs_content_hash_idx" ON "feed_runs" USING btree ("content_hash");
  CREATE INDEX "feed_runs_decided_by_idx" ON "feed_runs" USING btree ("decided_by_id");
  CREATE INDEX "feed_runs_updated_at_idx" ON "feed_runs" USING btree ("updated_at");
  CREATE INDEX "feed_runs_created_at_idx" ON "feed_runs" USING btree ("created_at");
  CREATE INDEX "offers_tenant_idx" ON "offers" USING btree ("tenant_id");
  CREATE INDEX "offers_category_idx" ON "offers" USING btree ("category");
  CREATE INDEX "offers_image_idx" ON "offers" USING btree ("image_id");
  CREATE INDEX "offers_manufacturer_idx" ON "offers" USING btree ("manufacturer_id");
  CREATE INDEX "offers_model_idx" ON "offers" USING btree ("model_id");
  CREATE INDEX "offers_seo_image_seo_image_media_idx" ON "offers" USING btree ("seo_image_media_id");
  CREATE INDEX "offers_slug_idx" ON "offers" USING btree ("slug");
  CREATE INDEX "offers_updated_by_idx" ON "offers" USING btree ("updated_by_id");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE INDEX "offers_deleted_at_idx" ON "offers" USING btree ("deleted_at");
  CREATE INDEX "offers__status_idx" ON "offers" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_1_idx" ON "offers" USING btree ("tenant_id","slug");
  CREATE INDEX "offers_texts_order_parent" ON "offers_texts" USING btree ("order","parent_id");
  CREATE INDEX "_offers_v_parent_idx" ON "_offers_v" USING btree ("parent_id");
  CREATE INDEX "_offers_v_version_version_tenant_idx" ON "_offers_v" USING btree ("version_tenant_id");
  CREATE INDEX "_offers_v_version_version_category_idx" ON "_offers_v" USING btree ("version_category");
  CREATE INDEX "_offers_v_version_version_image_idx" ON "_offers_v" USING btree ("version_image_id");
  CREATE INDEX "_offers_v_version_version_manufacturer_idx" ON "_offers_v" USING btree ("version_manufacturer_id");
  CREATE INDEX "_offers_v_version_version_model_idx" ON "_offers_v" USING btree ("version_model_id");
  CREATE INDEX "_offers_v_version_seo_image_version_seo_image_media_idx" ON "_offers_v" USING btree ("version_seo_image_media_id");
  CREATE INDEX "_offers_v_version_version_slug_idx" ON "_offers_v" USING btree ("version_slug");
  CREATE INDEX "_offers_v_version_version_updated_by_idx" ON "_offers_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_offers_v_version_version_updated_at_idx" ON "_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_offers_v_version_version_created_at_idx" ON "_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_offers_v_version_version_deleted_at_idx" ON "_offers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_offers_v_version_version__status_idx" ON "_offers_v" USING btree ("version__status");
  CREATE INDEX "_offers_v_created_at_idx" ON "_offers_v" USING btree ("created_at");
  CREATE INDEX "_offers_v_updated_at_idx" ON "_offers_v" USING btree ("updated_at");
  CREATE INDEX "_offers_v_latest_idx" ON "_offers_v" USING btree ("latest");
  CREATE INDEX "_offers_v_autosave_idx" ON "_offers_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_slug_1_idx" ON "_offers_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "_offers_v_texts_order_parent" ON "_offers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "models_tenant_idx" ON "models" USING btree ("tenant_id");
  CREATE INDEX "models_manufacturer_idx" ON "models" USING btree ("manufacturer_id");
  CREATE INDEX "models_image_image_media_idx" ON "models" USING btree ("image_media_id");
  CREATE INDEX "models_seo_image_seo_image_media_idx" ON "models" USING btree ("seo_image_media_id");
  CREATE INDEX "models_slug_idx" ON "models" USING btree ("slug");
  CREATE INDEX "models_updated_by_idx" ON "models" USING btree ("updated_by_id");
  CREATE INDEX "models_updated_at_idx" ON "models" USING btree ("updated_at");
  CREATE INDEX "models_created_at_idx" ON "models" USING btree ("created_at");
  CREATE INDEX "models_deleted_at_idx" ON "models" USING btree ("deleted_at");
  CREATE INDEX "models__status_idx" ON "models" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_2_idx" ON "models" USING btree ("tenant_id","slug");
  CREATE INDEX "_models_v_parent_idx" ON "_models_v" USING btree ("parent_id");
  CREATE INDEX "_models_v_version_version_tenant_idx" ON "_models_v" USING btree ("version_tenant_id");
  CREATE INDEX "_models_v_version_version_manufacturer_idx" ON "_models_v" USING btree ("version_manufacturer_id");
  CREATE INDEX "_models_v_version_image_version_image_media_idx" ON "_models_v" USING btree ("version_image_media_id");
  CREATE INDEX "_models_v_version_seo_image_version_seo_image_media_idx" ON "_models_v" USING btree ("version_seo_image_media_id");
  CREATE INDEX "_models_v_version_version_slug_idx" ON "_models_v" USING btree ("version_slug");
  CREATE INDEX "_models_v_version_version_updated_by_idx" ON "_models_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_models_v_version_version_updated_at_idx" ON "_models_v" USING btree ("version_updated_at");
  CREATE INDEX "_models_v_version_version_created_at_idx" ON "_models_v" USING btree ("version_created_at");
  CREATE INDEX "_models_v_version_version_deleted_at_idx" ON "_models_v" USING btree ("version_deleted_at");
  CREATE INDEX "_models_v_version_version__status_idx" ON "_models_v" USING btree ("version__status");
  CREATE INDEX "_models_v_created_at_idx" ON "_models_v" USING btree ("created_at");
  CREATE INDEX "_models_v_updated_at_idx" ON "_models_v" USING btree ("updated_at");
  CREATE INDEX "_models_v_latest_idx" ON "_models_v" USING btree ("latest");
  CREATE INDEX "_models_v_autosave_idx" ON "_models_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_slug_2_idx" ON "_models_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "brands_tenant_idx" ON "brands" USING btree ("tenant_id");
  CREATE INDEX "brands_banner_banner_media_idx" ON "brands" USING btree ("banner_media_id");
  CREATE INDEX "brands_logo_idx" ON "brands" USING btree ("logo_id");
  CREATE INDEX "brands_seo_image_seo_image_media_idx" ON "brands" USING btree ("seo_image_media_id");
  CREATE INDEX "brands_slug_idx" ON "brands" USING btree ("slug");
  CREATE INDEX "brands_updated_by_idx" ON "brands" USING btree ("updated_by_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "brands_deleted_at_idx" ON "brands" USING btree ("deleted_at");
  CREATE INDEX "brands__status_idx" ON "brands" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_3_idx" ON "brands" USING btree ("tenant_id","slug");
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_tenant_idx" ON "_brands_v" USING btree ("version_tenant_id");
  CREATE INDEX "_brands_v_version_banner_version_banner_media_idx" ON "_brands_v" USING btree ("version_banner_media_id");
  CREATE INDEX "_brands_v_version_version_logo_idx" ON "_brands_v" USING btree ("version_logo_id");
  CREATE INDEX "_brands_v_version_seo_image_version_seo_image_media_idx" ON "_brands_v" USING btree ("version_seo_image_media_id");
  CREATE INDEX "_brands_v_version_version_slug_idx" ON "_brands_v" USING btree ("version_slug");
  CREATE INDEX "_brands_v_version_version_updated_by_idx" ON "_brands_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_version_version_deleted_at_idx" ON "_brands_v" USING btree ("version_deleted_at");
  CREATE INDEX "_brands_v_version_version__status_idx" ON "_brands_v" USING btree ("version__status");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE INDEX "_brands_v_latest_idx" ON "_brands_v" USING btree ("latest");
  CREATE INDEX "_brands_v_autosave_idx" ON "_brands_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_slug_3_idx" ON "_brands_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "reviews_tenant_idx" ON "reviews" USING btree ("tenant_id");
  CREATE INDEX "reviews_rating_idx" ON "reviews" USING btree ("rating");
  CREATE INDEX "reviews_review_date_idx" ON "reviews" USING btree ("review_date");
  CREATE INDEX "reviews_image_image_media_idx" ON "reviews" USING btree ("image_media_id");
  CREATE INDEX "reviews_location_idx" ON "reviews" USING btree ("location_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "blogs_tenant_idx" ON "blogs" USING btree ("tenant_id");
  CREATE INDEX "blogs_image_image_media_idx" ON "blogs" USING btree ("image_media_id");
  CREATE INDEX "blogs_seo_image_seo_image_media_idx" ON "blogs" USING btree ("seo_image_media_id");
  CREATE INDEX "blogs_slug_idx" ON "blogs" USING btree ("slug");
  CREATE INDEX "blogs_date_idx" ON "blogs" USING btree ("date");
  CREATE INDEX "blogs_updated_by_idx" ON "blogs" USING btree ("updated_by_id");
  CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
  CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "blogs__status_idx" ON "blogs" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_4_idx" ON "blogs" USING btree ("tenant_id","slug");
  CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_version_version_tenant_idx" ON "_blogs_v" USING btree ("version_tenant_id");
  CREATE INDEX "_blogs_v_version_image_version_image_media_idx" ON "_blogs_v" USING btree ("version_image_media_id");
  CREATE INDEX "_blogs_v_version_seo_image_version_seo_image_media_idx" ON "_blogs_v" USING btree ("version_seo_image_media_id");
  CREATE INDEX "_blogs_v_version_version_slug_idx" ON "_blogs_v" USING btree ("version_slug");
  CREATE INDEX "_blogs_v_version_version_date_idx" ON "_blogs_v" USING btree ("version_date");
  CREATE INDEX "_blogs_v_version_version_updated_by_idx" ON "_blogs_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
  CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v" USING btree ("version__status");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
  CREATE INDEX "_blogs_v_autosave_idx" ON "_blogs_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_slug_4_idx" ON "_blogs_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "promo_cards_display_order_idx" ON "promo_cards_display" USING btree ("order");
  CREATE INDEX "promo_cards_display_parent_idx" ON "promo_cards_display" USING btree ("parent_id");
  CREATE INDEX "promo_cards_tenant_idx" ON "promo_cards" USING btree ("tenant_id");
  CREATE INDEX "promo_cards_node_image_node_image_media_idx" ON "promo_cards" USING btree ("node_image_media_id");
  CREATE INDEX "promo_cards_updated_by_idx" ON "promo_cards" USING btree ("updated_by_id");
  CREATE INDEX "promo_cards_updated_at_idx" ON "promo_cards" USING btree ("updated_at");
  CREATE INDEX "promo_cards_created_at_idx" ON "promo_cards" USING btree ("created_at");
  CREATE INDEX "promo_cards_deleted_at_idx" ON "promo_cards" USING btree ("deleted_at");
  CREATE INDEX "promo_cards__status_idx" ON "promo_cards" USING btree ("_status");
  CREATE INDEX "_promo_cards_v_version_display_order_idx" ON "_promo_cards_v_version_display" USING btree ("order");
  CREATE INDEX "_promo_cards_v_version_display_parent_idx" ON "_promo_cards_v_version_display" USING btree ("parent_id");
  CREATE INDEX "_promo_cards_v_parent_idx" ON "_promo_cards_v" USING btree ("parent_id");
  CREATE INDEX "_promo_cards_v_version_version_tenant_idx" ON "_promo_cards_v" USING btree ("version_tenant_id");
  CREATE INDEX "_promo_cards_v_version_node_image_version_node_image_med_idx" ON "_promo_cards_v" USING btree ("version_node_image_media_id");
  CREATE INDEX "_promo_cards_v_version_version_updated_by_idx" ON "_promo_cards_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_promo_cards_v_version_version_updated_at_idx" ON "_promo_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_promo_cards_v_version_version_created_at_idx" ON "_promo_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_promo_cards_v_version_version_deleted_at_idx" ON "_promo_cards_v" USING btree ("version_deleted_at");
  CREATE INDEX "_promo_cards_v_version_version__status_idx" ON "_promo_cards_v" USING btree ("version__status");
  CREATE INDEX "_promo_cards_v_created_at_idx" ON "_promo_cards_v" USING btree ("created_at");
  CREATE INDEX "_promo_cards_v_updated_at_idx" ON "_promo_cards_v" USING btree ("updated_at");
  CREATE INDEX "_promo_cards_v_latest_idx" ON "_promo_cards_v" USING btree ("latest");
  CREATE INDEX "_promo_cards_v_autosave_idx" ON "_promo_cards_v" USING btree ("autosave");
  CREATE INDEX "media_tenant_idx" ON "media" USING btree ("tenant_id");
  CREATE INDEX "media_source_idx" ON "media" USING btree ("source");
  CREATE INDEX "media_content_hash_idx" ON "media" USING btree ("content_hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_hero_sizes_hero_filename_idx" ON "media" USING btree ("sizes_hero_filename");
  CREATE INDEX "picture_overlays_shown_on_order_idx" ON "picture_overlays_shown_on" USING btree ("order");
  CREATE INDEX "picture_overlays_shown_on_parent_idx" ON "picture_overlays_shown_on" USING btree ("parent_id");
  CREATE INDEX "picture_overlays_tenant_idx" ON "picture_overlays" USING btree ("tenant_id");
  CREATE INDEX "picture_overlays_artwork_idx" ON "picture_overlays" USING btree ("artwork_id");
  CREATE INDEX "picture_overlays_updated_by_idx" ON "picture_overlays" USING btree ("updated_by_id");
  CREATE INDEX "picture_overlays_updated_at_idx" ON "picture_overlays" USING btree ("updated_at");
  CREATE INDEX "picture_overlays_created_at_idx" ON "picture_overlays" USING btree ("created_at");
  CREATE INDEX "picture_overlays_deleted_at_idx" ON "picture_overlays" USING btree ("deleted_at");
  CREATE INDEX "picture_overlays__status_idx" ON "picture_overlays" USING btree ("_status");
  CREATE INDEX "_picture_overlays_v_version_shown_on_order_idx" ON "_picture_overlays_v_version_shown_on" USING btree ("order");
  CREATE INDEX "_picture_overlays_v_version_shown_on_parent_idx" ON "_picture_overlays_v_version_shown_on" USING btree ("parent_id");
  CREATE INDEX "_picture_overlays_v_parent_idx" ON "_picture_overlays_v" USING btree ("parent_id");
  CREATE INDEX "_picture_overlays_v_version_version_tenant_idx" ON "_picture_overlays_v" USING btree ("version_tenant_id");
  CREATE INDEX "_picture_overlays_v_version_version_artwork_idx" ON "_picture_overlays_v" USING btree ("version_artwork_id");
  CREATE INDEX "_picture_overlays_v_version_version_updated_by_idx" ON "_picture_overlays_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_picture_overlays_v_version_version_updated_at_idx" ON "_picture_overlays_v" USING btree ("version_updated_at");
  CREATE INDEX "_picture_overlays_v_version_version_created_at_idx" ON "_picture_overlays_v" USING btree ("version_created_at");
  CREATE INDEX "_picture_overlays_v_version_version_deleted_at_idx" ON "_picture_overlays_v" USING btree ("version_deleted_at");
  CREATE INDEX "_picture_overlays_v_version_version__status_idx" ON "_picture_overlays_v" USING btree ("version__status");
  CREATE INDEX "_picture_overlays_v_created_at_idx" ON "_picture_overlays_v" USING btree ("created_at");
  CREATE INDEX "_picture_overlays_v_updated_at_idx" ON "_picture_overlays_v" USING btree ("updated_at");
  CREATE INDEX "_picture_overlays_v_latest_idx" ON "_picture_overlays_v" USING btree ("latest");
  CREATE INDEX "_picture_overlays_v_autosave_idx" ON "_picture_overlays_v" USING btree ("autosave");
  CREATE INDEX "documents_tenant_idx" ON "documents" USING btree ("tenant_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "pages_blocks_hero_slides_order_idx" ON "pages_blocks_hero_slides" USING btree ("_order");
  CREATE INDEX "pages_blocks_hero_slides_parent_id_idx" ON "pages_blocks_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_hero_slides_image_image_media_idx" ON "pages_blocks_hero_slides" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_hero_order_idx" ON "pages_blocks_hero" USING btree ("_order");
  CREATE INDEX "pages_blocks_hero_parent_id_idx" ON "pages_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_hero_path_idx" ON "pages_blocks_hero" USING btree ("_path");
  CREATE INDEX "pages_blocks_hero_image_image_media_idx" ON "pages_blocks_hero" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_body_types_items_order_idx" ON "pages_blocks_body_types_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_body_types_items_parent_id_idx" ON "pages_blocks_body_types_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_body_types_items_image_image_media_idx" ON "pages_blocks_body_types_items" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_body_types_order_idx" ON "pages_blocks_body_types" USING btree ("_order");
  CREATE INDEX "pages_blocks_body_types_parent_id_idx" ON "pages_blocks_body_types" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_body_types_path_idx" ON "pages_blocks_body_types" USING btree ("_path");
  CREATE INDEX "pages_blocks_brand_grid_order_idx" ON "pages_blocks_brand_grid" USING btree ("_order");
  CREATE INDEX "pages_blocks_brand_grid_parent_id_idx" ON "pages_blocks_brand_grid" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_brand_grid_path_idx" ON "pages_blocks_brand_grid" USING btree ("_path");
  CREATE INDEX "pages_blocks_budget_search_order_idx" ON "pages_blocks_budget_search" USING btree ("_order");
  CREATE INDEX "pages_blocks_budget_search_parent_id_idx" ON "pages_blocks_budget_search" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_budget_search_path_idx" ON "pages_blocks_budget_search" USING btree ("_path");
  CREATE INDEX "pages_blocks_model_tiles_order_idx" ON "pages_blocks_model_tiles" USING btree ("_order");
  CREATE INDEX "pages_blocks_model_tiles_parent_id_idx" ON "pages_blocks_model_tiles" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_model_tiles_path_idx" ON "pages_blocks_model_tiles" USING btree ("_path");
  CREATE INDEX "pages_blocks_model_tiles_brand_idx" ON "pages_blocks_model_tiles" USING btree ("brand_id");
  CREATE INDEX "pages_blocks_stock_carousel_car_types_order_idx" ON "pages_blocks_stock_carousel_car_types" USING btree ("order");
  CREATE INDEX "pages_blocks_stock_carousel_car_types_parent_idx" ON "pages_blocks_stock_carousel_car_types" USING btree ("parent_id");
  CREATE INDEX "pages_blocks_stock_carousel_order_idx" ON "pages_blocks_stock_carousel" USING btree ("_order");
  CREATE INDEX "pages_blocks_stock_carousel_parent_id_idx" ON "pages_blocks_stock_carousel" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_stock_carousel_path_idx" ON "pages_blocks_stock_carousel" USING btree ("_path");
  CREATE INDEX "pages_blocks_stock_search_facets_order_idx" ON "pages_blocks_stock_search_facets" USING btree ("order");
  CREATE INDEX "pages_blocks_stock_search_facets_parent_idx" ON "pages_blocks_stock_search_facets" USING btree ("parent_id");
  CREATE INDEX "pages_blocks_stock_search_order_idx" ON "pages_blocks_stock_search" USING btree ("_order");
  CREATE INDEX "pages_blocks_stock_search_parent_id_idx" ON "pages_blocks_stock_search" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_stock_search_path_idx" ON "pages_blocks_stock_search" USING btree ("_path");
  CREATE INDEX "pages_blocks_blogs_order_idx" ON "pages_blocks_blogs" USING btree ("_order");
  CREATE INDEX "pages_blocks_blogs_parent_id_idx" ON "pages_blocks_blogs" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_blogs_path_idx" ON "pages_blocks_blogs" USING btree ("_path");
  CREATE INDEX "pages_blocks_feature_banner_items_order_idx" ON "pages_blocks_feature_banner_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_feature_banner_items_parent_id_idx" ON "pages_blocks_feature_banner_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_feature_banner_items_image_image_media_idx" ON "pages_blocks_feature_banner_items" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_feature_banner_order_idx" ON "pages_blocks_feature_banner" USING btree ("_order");
  CREATE INDEX "pages_blocks_feature_banner_parent_id_idx" ON "pages_blocks_feature_banner" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_feature_banner_path_idx" ON "pages_blocks_feature_banner" USING btree ("_path");
  CREATE INDEX "pages_blocks_offers_order_idx" ON "pages_blocks_offers" USING btree ("_order");
  CREATE INDEX "pages_blocks_offers_parent_id_idx" ON "pages_blocks_offers" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_offers_path_idx" ON "pages_blocks_offers" USING btree ("_path");
  CREATE INDEX "pages_blocks_promo_order_idx" ON "pages_blocks_promo" USING btree ("_order");
  CREATE INDEX "pages_blocks_promo_parent_id_idx" ON "pages_blocks_promo" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_promo_path_idx" ON "pages_blocks_promo" USING btree ("_path");
  CREATE INDEX "pages_blocks_promo_image_image_media_idx" ON "pages_blocks_promo" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_promo_cards_order_idx" ON "pages_blocks_promo_cards" USING btree ("_order");
  CREATE INDEX "pages_blocks_promo_cards_parent_id_idx" ON "pages_blocks_promo_cards" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_promo_cards_path_idx" ON "pages_blocks_promo_cards" USING btree ("_path");
  CREATE INDEX "pages_blocks_logos_logos_order_idx" ON "pages_blocks_logos_logos" USING btree ("_order");
  CREATE INDEX "pages_blocks_logos_logos_parent_id_idx" ON "pages_blocks_logos_logos" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_logos_logos_image_image_media_idx" ON "pages_blocks_logos_logos" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_logos_order_idx" ON "pages_blocks_logos" USING btree ("_order");
  CREATE INDEX "pages_blocks_logos_parent_id_idx" ON "pages_blocks_logos" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_logos_path_idx" ON "pages_blocks_logos" USING btree ("_path");
  CREATE INDEX "pages_blocks_reviews_order_idx" ON "pages_blocks_reviews" USING btree ("_order");
  CREATE INDEX "pages_blocks_reviews_parent_id_idx" ON "pages_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_reviews_path_idx" ON "pages_blocks_reviews" USING btree ("_path");
  CREATE INDEX "pages_blocks_sales_counter_order_idx" ON "pages_blocks_sales_counter" USING btree ("_order");
  CREATE INDEX "pages_blocks_sales_counter_parent_id_idx" ON "pages_blocks_sales_counter" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_sales_counter_path_idx" ON "pages_blocks_sales_counter" USING btree ("_path");
  CREATE INDEX "pages_blocks_stats_banner_stats_order_idx" ON "pages_blocks_stats_banner_stats" USING btree ("_order");
  CREATE INDEX "pages_blocks_stats_banner_stats_parent_id_idx" ON "pages_blocks_stats_banner_stats" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_stats_banner_order_idx" ON "pages_blocks_stats_banner" USING btree ("_order");
  CREATE INDEX "pages_blocks_stats_banner_parent_id_idx" ON "pages_blocks_stats_banner" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_stats_banner_path_idx" ON "pages_blocks_stats_banner" USING btree ("_path");
  CREATE INDEX "pages_blocks_warranty_order_idx" ON "pages_blocks_warranty" USING btree ("_order");
  CREATE INDEX "pages_blocks_warranty_parent_id_idx" ON "pages_blocks_warranty" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_warranty_path_idx" ON "pages_blocks_warranty" USING btree ("_path");
  CREATE INDEX "pages_blocks_why_buy_items_order_idx" ON "pages_blocks_why_buy_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_why_buy_items_parent_id_idx" ON "pages_blocks_why_buy_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_why_buy_order_idx" ON "pages_blocks_why_buy" USING btree ("_order");
  CREATE INDEX "pages_blocks_why_buy_parent_id_idx" ON "pages_blocks_why_buy" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_why_buy_path_idx" ON "pages_blocks_why_buy" USING btree ("_path");
  CREATE INDEX "pages_blocks_why_buy_image_image_media_idx" ON "pages_blocks_why_buy" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_book_service_order_idx" ON "pages_blocks_book_service" USING btree ("_order");
  CREATE INDEX "pages_blocks_book_service_parent_id_idx" ON "pages_blocks_book_service" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_book_service_path_idx" ON "pages_blocks_book_service" USING btree ("_path");
  CREATE INDEX "pages_blocks_finance_callout_order_idx" ON "pages_blocks_finance_callout" USING btree ("_order");
  CREATE INDEX "pages_blocks_finance_callout_parent_id_idx" ON "pages_blocks_finance_callout" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_finance_callout_path_idx" ON "pages_blocks_finance_callout" USING btree ("_path");
  CREATE INDEX "pages_blocks_finance_callout_image_image_media_idx" ON "pages_blocks_finance_callout" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_form_steps_order_idx" ON "pages_blocks_form_steps" USING btree ("_order");
  CREATE INDEX "pages_blocks_form_steps_parent_id_idx" ON "pages_blocks_form_steps" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_form_order_idx" ON "pages_blocks_form" USING btree ("_order");
  CREATE INDEX "pages_blocks_form_parent_id_idx" ON "pages_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_form_path_idx" ON "pages_blocks_form" USING btree ("_path");
  CREATE INDEX "pages_blocks_locations_types_order_idx" ON "pages_blocks_locations_types" USING btree ("order");
  CREATE INDEX "pages_blocks_locations_types_parent_idx" ON "pages_blocks_locations_types" USING btree ("parent_id");
  CREATE INDEX "pages_blocks_locations_order_idx" ON "pages_blocks_locations" USING btree ("_order");
  CREATE INDEX "pages_blocks_locations_parent_id_idx" ON "pages_blocks_locations" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_locations_path_idx" ON "pages_blocks_locations" USING btree ("_path");
  CREATE INDEX "pages_blocks_trade_in_callout_steps_order_idx" ON "pages_blocks_trade_in_callout_steps" USING btree ("_order");
  CREATE INDEX "pages_blocks_trade_in_callout_steps_parent_id_idx" ON "pages_blocks_trade_in_callout_steps" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_trade_in_callout_order_idx" ON "pages_blocks_trade_in_callout" USING btree ("_order");
  CREATE INDEX "pages_blocks_trade_in_callout_parent_id_idx" ON "pages_blocks_trade_in_callout" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_trade_in_callout_path_idx" ON "pages_blocks_trade_in_callout" USING btree ("_path");
  CREATE INDEX "pages_blocks_trade_in_callout_image_image_media_idx" ON "pages_blocks_trade_in_callout" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_columns_columns_order_idx" ON "pages_blocks_columns_columns" USING btree ("_order");
  CREATE INDEX "pages_blocks_columns_columns_parent_id_idx" ON "pages_blocks_columns_columns" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_columns_columns_image_image_media_idx" ON "pages_blocks_columns_columns" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_columns_order_idx" ON "pages_blocks_columns" USING btree ("_order");
  CREATE INDEX "pages_blocks_columns_parent_id_idx" ON "pages_blocks_columns" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_columns_path_idx" ON "pages_blocks_columns" USING btree ("_path");
  CREATE INDEX "pages_blocks_faq_items_order_idx" ON "pages_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_faq_items_parent_id_idx" ON "pages_blocks_faq_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_faq_order_idx" ON "pages_blocks_faq" USING btree ("_order");
  CREATE INDEX "pages_blocks_faq_parent_id_idx" ON "pages_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_faq_path_idx" ON "pages_blocks_faq" USING btree ("_path");
  CREATE INDEX "pages_blocks_media_pictures_order_idx" ON "pages_blocks_media_pictures" USING btree ("_order");
  CREATE INDEX "pages_blocks_media_pictures_parent_id_idx" ON "pages_blocks_media_pictures" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_media_pictures_image_image_media_idx" ON "pages_blocks_media_pictures" USING btree ("image_media_id");
  CREATE INDEX "pages_blocks_media_order_idx" ON "pages_blocks_media" USING btree ("_order");
  CREATE INDEX "pages_blocks_media_parent_id_idx" ON "pages_blocks_media" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_media_path_idx" ON "pages_blocks_media" USING btree ("_path");
  CREATE INDEX "pages_blocks_rich_text_order_idx" ON "pages_blocks_rich_text" USING btree ("_order");
  CREATE INDEX "pages_blocks_rich_text_parent_id_idx" ON "pages_blocks_rich_text" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_rich_text_path_idx" ON "pages_blocks_rich_text" USING btree ("_path");
  CREATE INDEX "pages_blocks_video_order_idx" ON "pages_blocks_video" USING btree ("_order");
  CREATE INDEX "pages_blocks_video_parent_id_idx" ON "pages_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_video_path_idx" ON "pages_blocks_video" USING btree ("_path");
  CREATE INDEX "pages_blocks_video_poster_poster_media_idx" ON "pages_blocks_video" USING btree ("poster_media_id");
  CREATE INDEX "pages_tenant_idx" ON "pages" USING btree ("tenant_id");
  CREATE INDEX "pages_seo_image_seo_image_media_idx" ON "pages" USING btree ("seo_image_media_id");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_by_idx" ON "pages" USING btree ("updated_by_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_5_idx" ON "pages" USING btree ("tenant_id","slug");
  CREATE INDEX "pages_texts_order_parent" ON "pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_brands_id_idx" ON "pages_rels" USING btree ("brands_id");
  CREATE INDEX "pages_rels_models_id_idx" ON "pages_rels" USING btree ("models_id");
  CREATE INDEX "pages_rels_offers_id_idx" ON "pages_rels" USING btree ("offers_id");
  CREATE INDEX "pages_rels_promo_cards_id_idx" ON "pages_rels" USING btree ("promo_cards_id");
  CREATE INDEX "_pages_v_blocks_hero_slides_order_idx" ON "_pages_v_blocks_hero_slides" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_hero_slides_parent_id_idx" ON "_pages_v_blocks_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_slides_image_image_media_idx" ON "_pages_v_blocks_hero_slides" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_hero_order_idx" ON "_pages_v_blocks_hero" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_hero_parent_id_idx" ON "_pages_v_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_path_idx" ON "_pages_v_blocks_hero" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_hero_image_image_media_idx" ON "_pages_v_blocks_hero" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_body_types_items_order_idx" ON "_pages_v_blocks_body_types_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_body_types_items_parent_id_idx" ON "_pages_v_blocks_body_types_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_body_types_items_image_image_media_idx" ON "_pages_v_blocks_body_types_items" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_body_types_order_idx" ON "_pages_v_blocks_body_types" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_body_types_parent_id_idx" ON "_pages_v_blocks_body_types" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_body_types_path_idx" ON "_pages_v_blocks_body_types" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_brand_grid_order_idx" ON "_pages_v_blocks_brand_grid" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_brand_grid_parent_id_idx" ON "_pages_v_blocks_brand_grid" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_brand_grid_path_idx" ON "_pages_v_blocks_brand_grid" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_budget_search_order_idx" ON "_pages_v_blocks_budget_search" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_budget_search_parent_id_idx" ON "_pages_v_blocks_budget_search" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_budget_search_path_idx" ON "_pages_v_blocks_budget_search" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_model_tiles_order_idx" ON "_pages_v_blocks_model_tiles" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_model_tiles_parent_id_idx" ON "_pages_v_blocks_model_tiles" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_model_tiles_path_idx" ON "_pages_v_blocks_model_tiles" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_model_tiles_brand_idx" ON "_pages_v_blocks_model_tiles" USING btree ("brand_id");
  CREATE INDEX "_pages_v_blocks_stock_carousel_car_types_order_idx" ON "_pages_v_blocks_stock_carousel_car_types" USING btree ("order");
  CREATE INDEX "_pages_v_blocks_stock_carousel_car_types_parent_idx" ON "_pages_v_blocks_stock_carousel_car_types" USING btree ("parent_id");
  CREATE INDEX "_pages_v_blocks_stock_carousel_order_idx" ON "_pages_v_blocks_stock_carousel" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_stock_carousel_parent_id_idx" ON "_pages_v_blocks_stock_carousel" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_stock_carousel_path_idx" ON "_pages_v_blocks_stock_carousel" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_stock_search_facets_order_idx" ON "_pages_v_blocks_stock_search_facets" USING btree ("order");
  CREATE INDEX "_pages_v_blocks_stock_search_facets_parent_idx" ON "_pages_v_blocks_stock_search_facets" USING btree ("parent_id");
  CREATE INDEX "_pages_v_blocks_stock_search_order_idx" ON "_pages_v_blocks_stock_search" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_stock_search_parent_id_idx" ON "_pages_v_blocks_stock_search" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_stock_search_path_idx" ON "_pages_v_blocks_stock_search" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_blogs_order_idx" ON "_pages_v_blocks_blogs" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_blogs_parent_id_idx" ON "_pages_v_blocks_blogs" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_blogs_path_idx" ON "_pages_v_blocks_blogs" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_feature_banner_items_order_idx" ON "_pages_v_blocks_feature_banner_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_feature_banner_items_parent_id_idx" ON "_pages_v_blocks_feature_banner_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_feature_banner_items_image_image_media_idx" ON "_pages_v_blocks_feature_banner_items" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_feature_banner_order_idx" ON "_pages_v_blocks_feature_banner" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_feature_banner_parent_id_idx" ON "_pages_v_blocks_feature_banner" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_feature_banner_path_idx" ON "_pages_v_blocks_feature_banner" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_offers_order_idx" ON "_pages_v_blocks_offers" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_offers_parent_id_idx" ON "_pages_v_blocks_offers" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_offers_path_idx" ON "_pages_v_blocks_offers" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_promo_order_idx" ON "_pages_v_blocks_promo" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_promo_parent_id_idx" ON "_pages_v_blocks_promo" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_promo_path_idx" ON "_pages_v_blocks_promo" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_promo_image_image_media_idx" ON "_pages_v_blocks_promo" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_promo_cards_order_idx" ON "_pages_v_blocks_promo_cards" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_promo_cards_parent_id_idx" ON "_pages_v_blocks_promo_cards" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_promo_cards_path_idx" ON "_pages_v_blocks_promo_cards" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_logos_logos_order_idx" ON "_pages_v_blocks_logos_logos" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_logos_logos_parent_id_idx" ON "_pages_v_blocks_logos_logos" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_logos_logos_image_image_media_idx" ON "_pages_v_blocks_logos_logos" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_logos_order_idx" ON "_pages_v_blocks_logos" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_logos_parent_id_idx" ON "_pages_v_blocks_logos" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_logos_path_idx" ON "_pages_v_blocks_logos" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_reviews_order_idx" ON "_pages_v_blocks_reviews" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_reviews_parent_id_idx" ON "_pages_v_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_reviews_path_idx" ON "_pages_v_blocks_reviews" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_sales_counter_order_idx" ON "_pages_v_blocks_sales_counter" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_sales_counter_parent_id_idx" ON "_pages_v_blocks_sales_counter" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_sales_counter_path_idx" ON "_pages_v_blocks_sales_counter" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_stats_banner_stats_order_idx" ON "_pages_v_blocks_stats_banner_stats" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_stats_banner_stats_parent_id_idx" ON "_pages_v_blocks_stats_banner_stats" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_stats_banner_order_idx" ON "_pages_v_blocks_stats_banner" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_stats_banner_parent_id_idx" ON "_pages_v_blocks_stats_banner" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_stats_banner_path_idx" ON "_pages_v_blocks_stats_banner" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_warranty_order_idx" ON "_pages_v_blocks_warranty" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_warranty_parent_id_idx" ON "_pages_v_blocks_warranty" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_warranty_path_idx" ON "_pages_v_blocks_warranty" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_why_buy_items_order_idx" ON "_pages_v_blocks_why_buy_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_why_buy_items_parent_id_idx" ON "_pages_v_blocks_why_buy_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_why_buy_order_idx" ON "_pages_v_blocks_why_buy" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_why_buy_parent_id_idx" ON "_pages_v_blocks_why_buy" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_why_buy_path_idx" ON "_pages_v_blocks_why_buy" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_why_buy_image_image_media_idx" ON "_pages_v_blocks_why_buy" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_book_service_order_idx" ON "_pages_v_blocks_book_service" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_book_service_parent_id_idx" ON "_pages_v_blocks_book_service" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_book_service_path_idx" ON "_pages_v_blocks_book_service" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_finance_callout_order_idx" ON "_pages_v_blocks_finance_callout" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_finance_callout_parent_id_idx" ON "_pages_v_blocks_finance_callout" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_finance_callout_path_idx" ON "_pages_v_blocks_finance_callout" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_finance_callout_image_image_media_idx" ON "_pages_v_blocks_finance_callout" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_form_steps_order_idx" ON "_pages_v_blocks_form_steps" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_form_steps_parent_id_idx" ON "_pages_v_blocks_form_steps" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_form_order_idx" ON "_pages_v_blocks_form" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_form_parent_id_idx" ON "_pages_v_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_form_path_idx" ON "_pages_v_blocks_form" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_locations_types_order_idx" ON "_pages_v_blocks_locations_types" USING btree ("order");
  CREATE INDEX "_pages_v_blocks_locations_types_parent_idx" ON "_pages_v_blocks_locations_types" USING btree ("parent_id");
  CREATE INDEX "_pages_v_blocks_locations_order_idx" ON "_pages_v_blocks_locations" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_locations_parent_id_idx" ON "_pages_v_blocks_locations" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_locations_path_idx" ON "_pages_v_blocks_locations" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_trade_in_callout_steps_order_idx" ON "_pages_v_blocks_trade_in_callout_steps" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_trade_in_callout_steps_parent_id_idx" ON "_pages_v_blocks_trade_in_callout_steps" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_trade_in_callout_order_idx" ON "_pages_v_blocks_trade_in_callout" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_trade_in_callout_parent_id_idx" ON "_pages_v_blocks_trade_in_callout" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_trade_in_callout_path_idx" ON "_pages_v_blocks_trade_in_callout" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_trade_in_callout_image_image_media_idx" ON "_pages_v_blocks_trade_in_callout" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_columns_columns_order_idx" ON "_pages_v_blocks_columns_columns" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_columns_columns_parent_id_idx" ON "_pages_v_blocks_columns_columns" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_columns_image_image_media_idx" ON "_pages_v_blocks_columns_columns" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_columns_order_idx" ON "_pages_v_blocks_columns" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_columns_parent_id_idx" ON "_pages_v_blocks_columns" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_path_idx" ON "_pages_v_blocks_columns" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_faq_items_order_idx" ON "_pages_v_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_faq_items_parent_id_idx" ON "_pages_v_blocks_faq_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_faq_order_idx" ON "_pages_v_blocks_faq" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_faq_parent_id_idx" ON "_pages_v_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_faq_path_idx" ON "_pages_v_blocks_faq" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_media_pictures_order_idx" ON "_pages_v_blocks_media_pictures" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_media_pictures_parent_id_idx" ON "_pages_v_blocks_media_pictures" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_media_pictures_image_image_media_idx" ON "_pages_v_blocks_media_pictures" USING btree ("image_media_id");
  CREATE INDEX "_pages_v_blocks_media_order_idx" ON "_pages_v_blocks_media" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_media_parent_id_idx" ON "_pages_v_blocks_media" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_media_path_idx" ON "_pages_v_blocks_media" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_rich_text_order_idx" ON "_pages_v_blocks_rich_text" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_rich_text_parent_id_idx" ON "_pages_v_blocks_rich_text" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_rich_text_path_idx" ON "_pages_v_blocks_rich_text" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_video_order_idx" ON "_pages_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_video_parent_id_idx" ON "_pages_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_video_path_idx" ON "_pages_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_video_poster_poster_media_idx" ON "_pages_v_blocks_video" USING btree ("poster_media_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_tenant_idx" ON "_pages_v" USING btree ("version_tenant_id");
  CREATE INDEX "_pages_v_version_seo_image_version_seo_image_media_idx" ON "_pages_v" USING btree ("version_seo_image_media_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_by_idx" ON "_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_slug_5_idx" ON "_pages_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "_pages_v_texts_order_parent" ON "_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_brands_id_idx" ON "_pages_v_rels" USING btree ("brands_id");
  CREATE INDEX "_pages_v_rels_models_id_idx" ON "_pages_v_rels" USING btree ("models_id");
  CREATE INDEX "_pages_v_rels_offers_id_idx" ON "_pages_v_rels" USING btree ("offers_id");
  CREATE INDEX "_pages_v_rels_promo_cards_id_idx" ON "_pages_v_rels" USING btree ("promo_cards_id");
  CREATE INDEX "navigation_header_children_order_idx" ON "navigation_header_children" USING btree ("_order");
  CREATE INDEX "navigation_header_children_parent_id_idx" ON "navigation_header_children" USING btree ("_parent_id");
  CREATE INDEX "navigation_header_order_idx" ON "navigation_header" USING btree ("_order");
  CREATE INDEX "navigation_header_parent_id_idx" ON "navigation_header" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_tenant_idx" ON "navigation" USING btree ("tenant_id");
  CREATE INDEX "navigation_updated_by_idx" ON "navigation" USING btree ("updated_by_id");
  CREATE INDEX "navigation_updated_at_idx" ON "navigation" USING btree ("updated_at");
  CREATE INDEX "navigation_created_at_idx" ON "navigation" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_idx" ON "navigation" USING btree ("tenant_id");
  CREATE INDEX "_navigation_v_version_header_children_order_idx" ON "_navigation_v_version_header_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_children_parent_id_idx" ON "_navigation_v_version_header_children" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_header_order_idx" ON "_navigation_v_version_header" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_parent_id_idx" ON "_navigation_v_version_header" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_parent_idx" ON "_navigation_v" USING btree ("parent_id");
  CREATE INDEX "_navigation_v_version_version_tenant_idx" ON "_navigation_v" USING btree ("version_tenant_id");
  CREATE INDEX "_navigation_v_version_version_updated_by_idx" ON "_navigation_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_navigation_v_version_version_updated_at_idx" ON "_navigation_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigation_v_version_version_created_at_idx" ON "_navigation_v" USING btree ("version_created_at");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "version_tenant_idx" ON "_navigation_v" USING btree ("version_tenant_id");
  CREATE INDEX "locations_location_subtype_order_idx" ON "locations_location_subtype" USING btree ("order");
  CREATE INDEX "locations_location_subtype_parent_idx" ON "locations_location_subtype" USING btree ("parent_id");
  CREATE INDEX "location_hours_order_idx" ON "location_hours" USING btree ("_order");
  CREATE INDEX "location_hours_parent_id_idx" ON "location_hours" USING btree ("_parent_id");
  CREATE INDEX "locations_special_hours_order_idx" ON "locations_special_hours" USING btree ("_order");
  CREATE INDEX "locations_special_hours_parent_id_idx" ON "locations_special_hours" USING btree ("_parent_id");
  CREATE INDEX "locations_tenant_idx" ON "locations" USING btree ("tenant_id");
  CREATE INDEX "locations_image_image_media_idx" ON "locations" USING btree ("image_media_id");
  CREATE INDEX "locations_slug_idx" ON "locations" USING btree ("slug");
  CREATE INDEX "locations_visible_idx" ON "locations" USING btree ("visible");
  CREATE INDEX "locations_updated_by_idx" ON "locations" USING btree ("updated_by_id");
  CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");
  CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_slug_6_idx" ON "locations" USING btree ("tenant_id","slug");
  CREATE INDEX "locations_rels_order_idx" ON "locations_rels" USING btree ("order");
  CREATE INDEX "locations_rels_parent_idx" ON "locations_rels" USING btree ("parent_id");
  CREATE INDEX "locations_rels_path_idx" ON "locations_rels" USING btree ("path");
  CREATE INDEX "locations_rels_brands_id_idx" ON "locations_rels" USING btree ("brands_id");
  CREATE INDEX "_locations_v_version_location_subtype_order_idx" ON "_locations_v_version_location_subtype" USING btree ("order");
  CREATE INDEX "_locations_v_version_location_subtype_parent_idx" ON "_locations_v_version_location_subtype" USING btree ("parent_id");
  CREATE INDEX "_location_hours_v_order_idx" ON "_location_hours_v" USING btree ("_order");
  CREATE INDEX "_location_hours_v_parent_id_idx" ON "_location_hours_v" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_version_special_hours_order_idx" ON "_locations_v_version_special_hours" USING btree ("_order");
  CREATE INDEX "_locations_v_version_special_hours_parent_id_idx" ON "_locations_v_version_special_hours" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_parent_idx" ON "_locations_v" USING btree ("parent_id");
  CREATE INDEX "_locations_v_version_version_tenant_idx" ON "_locations_v" USING btree ("version_tenant_id");
  CREATE INDEX "_locations_v_version_image_version_image_media_idx" ON "_locations_v" USING btree ("version_image_media_id");
  CREATE INDEX "_locations_v_version_version_slug_idx" ON "_locations_v" USING btree ("version_slug");
  CREATE INDEX "_locations_v_version_version_visible_idx" ON "_locations_v" USING btree ("version_visible");
  CREATE INDEX "_locations_v_version_version_updated_by_idx" ON "_locations_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_locations_v_version_version_updated_at_idx" ON "_locations_v" USING btree ("version_updated_at");
  CREATE INDEX "_locations_v_version_version_created_at_idx" ON "_locations_v" USING btree ("version_created_at");
  CREATE INDEX "_locations_v_created_at_idx" ON "_locations_v" USING btree ("created_at");
  CREATE INDEX "_locations_v_updated_at_idx" ON "_locations_v" USING btree ("updated_at");
  CREATE INDEX "version_tenant_version_slug_6_idx" ON "_locations_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "_locations_v_rels_order_idx" ON "_locations_v_rels" USING btree ("order");
  CREATE INDEX "_locations_v_rels_parent_idx" ON "_locations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_locations_v_rels_path_idx" ON "_locations_v_rels" USING btree ("path");
  CREATE INDEX "_locations_v_rels_brands_id_idx" ON "_locations_v_rels" USING btree ("brands_id");
  CREATE INDEX "delivery_zones_tenant_idx" ON "delivery_zones" USING btree ("tenant_id");
  CREATE INDEX "delivery_zones_updated_at_idx" ON "delivery_zones" USING btree ("updated_at");
  CREATE INDEX "delivery_zones_created_at_idx" ON "delivery_zones" USING btree ("created_at");
  CREATE INDEX "delivery_zones_texts_order_parent" ON "delivery_zones_texts" USING btree ("order","parent_id");
  CREATE INDEX "redirects_tenant_idx" ON "redirects" USING btree ("tenant_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_from_idx" ON "redirects" USING btree ("tenant_id","from");
  CREATE INDEX "leads_tenant_idx" ON "leads" USING btree ("tenant_id");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone");
  CREATE INDEX "leads_category_idx" ON "leads" USING btree ("category");
  CREATE INDEX "leads_vehicle_idx" ON "leads" USING btree ("vehicle_id");
  CREATE INDEX "leads_workflow_idx" ON "leads" USING btree ("workflow");
  CREATE INDEX "leads_shopper_idx" ON "leads" USING btree ("shopper_id");
  CREATE INDEX "leads_updated_by_idx" ON "leads" USING btree ("updated_by_id");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_texts_order_parent" ON "leads_texts" USING btree ("order","parent_id");
  CREATE INDEX "_leads_v_parent_idx" ON "_leads_v" USING btree ("parent_id");
  CREATE INDEX "_leads_v_version_version_tenant_idx" ON "_leads_v" USING btree ("version_tenant_id");
  CREATE INDEX "_leads_v_version_version_email_idx" ON "_leads_v" USING btree ("version_email");
  CREATE INDEX "_leads_v_version_version_phone_idx" ON "_leads_v" USING btree ("version_phone");
  CREATE INDEX "_leads_v_version_version_category_idx" ON "_leads_v" USING btree ("version_category");
  CREATE INDEX "_leads_v_version_version_vehicle_idx" ON "_leads_v" USING btree ("version_vehicle_id");
  CREATE INDEX "_leads_v_version_version_workflow_idx" ON "_leads_v" USING btree ("version_workflow");
  CREATE INDEX "_leads_v_version_version_shopper_idx" ON "_leads_v" USING btree ("version_shopper_id");
  CREATE INDEX "_leads_v_version_version_updated_by_idx" ON "_leads_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_leads_v_version_version_updated_at_idx" ON "_leads_v" USING btree ("version_updated_at");
  CREATE INDEX "_leads_v_version_version_created_at_idx" ON "_leads_v" USING btree ("version_created_at");
  CREATE INDEX "_leads_v_created_at_idx" ON "_leads_v" USING btree ("created_at");
  CREATE INDEX "_leads_v_updated_at_idx" ON "_leads_v" USING btree ("updated_at");
  CREATE INDEX "_leads_v_texts_order_parent" ON "_leads_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "reservations_tenant_idx" ON "reservations" USING btree ("tenant_id");
  CREATE INDEX "reservations_car_idx" ON "reservations" USING btree ("car_id");
  CREATE INDEX "reservations_shopper_idx" ON "reservations" USING btree ("shopper_id");
  CREATE INDEX "reservations_updated_at_idx" ON "reservations" USING btree ("updated_at");
  CREATE INDEX "reservations_created_at_idx" ON "reservations" USING btree ("created_at");
  CREATE INDEX "shoppers_tenant_idx" ON "shoppers" USING btree ("tenant_id");
  CREATE INDEX "shoppers_phone_idx" ON "shoppers" USING btree ("phone");
  CREATE INDEX "shoppers_updated_at_idx" ON "shoppers" USING btree ("updated_at");
  CREATE INDEX "shoppers_created_at_idx" ON "shoppers" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_phone_idx" ON "shoppers" USING btree ("tenant_id","phone");
  CREATE INDEX "watchlist_entries_tenant_idx" ON "watchlist_entries" USING btree ("tenant_id");
  CREATE INDEX "watchlist_entries_shopper_idx" ON "watchlist_entries" USING btree ("shopper_id");
  CREATE INDEX "watchlist_entries_car_idx" ON "watchlist_entries" USING btree ("car_id");
  CREATE INDEX "watchlist_entries_updated_at_idx" ON "watchlist_entries" USING btree ("updated_at");
  CREATE INDEX "watchlist_entries_created_at_idx" ON "watchlist_entries" USING btree ("created_at");
  CREATE UNIQUE INDEX "shopper_car_idx" ON "watchlist_entries" USING btree ("shopper_id","car_id");
  CREATE INDEX "tenants_domains_order_idx" ON "tenants_domains" USING btree ("_order");
  CREATE INDEX "tenants_domains_parent_id_idx" ON "tenants_domains" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tenants_domains_domain_idx" ON "tenants_domains" USING btree ("domain");
  CREATE UNIQUE INDEX "tenants_slug_idx" ON "tenants" USING btree ("slug");
  CREATE UNIQUE INDEX "tenants_website_id_idx" ON "tenants" USING btree ("website_id");
  CREATE INDEX "tenants_logo_idx" ON "tenants" USING btree ("logo_id");
  CREATE INDEX "tenants_archived_idx" ON "tenants" USING btree ("archived");
  CREATE INDEX "tenants_updated_by_idx" ON "tenants" USING btree ("updated_by_id");
  CREATE INDEX "tenants_updated_at_idx" ON "tenants" USING btree ("updated_at");
  CREATE INDEX "tenants_created_at_idx" ON "tenants" USING btree ("created_at");
  CREATE INDEX "tenants_rels_order_idx" ON "tenants_rels" USING btree ("order");
  CREATE INDEX "tenants_rels_parent_idx" ON "tenants_rels" USING btree ("parent_id");
  CREATE INDEX "tenants_rels_path_idx" ON "tenants_rels" USING btree ("path");
  CREATE INDEX "tenants_rels_tenants_id_idx" ON "tenants_rels" USING btree ("tenants_id");
  CREATE INDEX "_tenants_v_version_domains_order_idx" ON "_tenants_v_version_domains" USING btree ("_order");
  CREATE INDEX "_tenants_v_version_domains_parent_id_idx" ON "_tenants_v_version_domains" USING btree ("_parent_id");
  CREATE INDEX "_tenants_v_version_domains_domain_idx" ON "_tenants_v_version_domains" USING btree ("domain");
  CREATE INDEX "_tenants_v_parent_idx" ON "_tenants_v" USING btree ("parent_id");
  CREATE INDEX "_tenants_v_version_version_slug_idx" ON "_tenants_v" USING btree ("version_slug");
  CREATE INDEX "_tenants_v_version_version_website_id_idx" ON "_tenants_v" USING btree ("version_website_id");
  CREATE INDEX "_tenants_v_version_version_logo_idx" ON "_tenants_v" USING btree ("version_logo_id");
  CREATE INDEX "_tenants_v_version_version_archived_idx" ON "_tenants_v" USING btree ("version_archived");
  CREATE INDEX "_tenants_v_version_version_updated_by_idx" ON "_tenants_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_tenants_v_version_version_updated_at_idx" ON "_tenants_v" USING btree ("version_updated_at");
  CREATE INDEX "_tenants_v_version_version_created_at_idx" ON "_tenants_v" USING btree ("version_created_at");
  CREATE INDEX "_tenants_v_created_at_idx" ON "_tenants_v" USING btree ("created_at");
  CREATE INDEX "_tenants_v_updated_at_idx" ON "_tenants_v" USING btree ("updated_at");
  CREATE INDEX "_tenants_v_rels_order_idx" ON "_tenants_v_rels" USING btree ("order");
  CREATE INDEX "_tenants_v_rels_parent_idx" ON "_tenants_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tenants_v_rels_path_idx" ON "_tenants_v_rels" USING btree ("path");
  CREATE INDEX "_tenants_v_rels_tenants_id_idx" ON "_tenants_v_rels" USING btree ("tenants_id");
  CREATE INDEX "users_tenants_order_idx" ON "users_tenants" USING btree ("_order");
  CREATE INDEX "users_tenants_parent_id_idx" ON "users_tenants" USING btree ("_parent_id");
  CREATE INDEX "users_tenants_tenant_idx" ON "users_tenants" USING btree ("tenant_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_cars_id_idx" ON "payload_locked_documents_rels" USING btree ("cars_id");
  CREATE INDEX "payload_locked_documents_rels_feed_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_clients_id");
  CREATE INDEX "payload_locked_documents_rels_feed_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_runs_id");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_models_id_idx" ON "payload_locked_documents_rels" USING btree ("models_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
  CREATE INDEX "payload_locked_documents_rels_promo_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_cards_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_picture_overlays_id_idx" ON "payload_locked_documents_rels" USING btree ("picture_overlays_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_navigation_id_idx" ON "payload_locked_documents_rels" USING btree ("navigation_id");
  CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_delivery_zones_id_idx" ON "payload_locked_documents_rels" USING btree ("delivery_zones_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_reservations_id_idx" ON "payload_locked_documents_rels" USING btree ("reservations_id");
  CREATE INDEX "payload_locked_documents_rels_shoppers_id_idx" ON "payload_locked_documents_rels" USING btree ("shoppers_id");
  CREATE INDEX "payload_locked_documents_rels_watchlist_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("watchlist_entries_id");
  CREATE INDEX "payload_locked_documents_rels_tenants_id_idx" ON "payload_locked_documents_rels" USING btree ("tenants_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_feed_clients_id_idx" ON "payload_preferences_rels" USING btree ("feed_clients_id");
  CREATE INDEX "payload_preferences_rels_shoppers_id_idx" ON "payload_preferences_rels" USING btree ("shoppers_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_access_read_access_read_tenant_idx" ON "payload_query_presets" USING btree ("access_read_tenant_id");
  CREATE INDEX "payload_query_presets_access_update_access_update_tenant_idx" ON "payload_query_presets" USING btree ("access_update_tenant_id");
  CREATE INDEX "payload_query_presets_access_delete_access_delete_tenant_idx" ON "payload_query_presets" USING btree ("access_delete_tenant_id");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "platform_settings_updated_by_idx" ON "platform_settings" USING btree ("updated_by_id");
  CREATE INDEX "_platform_settings_v_version_version_updated_by_idx" ON "_platform_settings_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_platform_settings_v_created_at_idx" ON "_platform_settings_v" USING btree ("created_at");
  CREATE INDEX "_platform_settings_v_updated_at_idx" ON "_platform_settings_v" USING btree ("updated_at");
  CREATE INDEX "legal_texts_wordings_order_idx" ON "legal_texts_wordings" USING btree ("_order");
  CREATE INDEX "legal_texts_wordings_parent_id_idx" ON "legal_texts_wordings" USING btree ("_parent_id");
  CREATE INDEX "legal_texts_updated_by_idx" ON "legal_texts" USING btree ("updated_by_id");
  CREATE INDEX "legal_texts__status_idx" ON "legal_texts" USING btree ("_status");
  CREATE INDEX "_legal_texts_v_version_wordings_order_idx" ON "_legal_texts_v_version_wordings" USING btree ("_order");
  CREATE INDEX "_legal_texts_v_version_wordings_parent_id_idx" ON "_legal_texts_v_version_wordings" USING btree ("_parent_id");
  CREATE INDEX "_legal_texts_v_version_version_updated_by_idx" ON "_legal_texts_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_legal_texts_v_version_version__status_idx" ON "_legal_texts_v" USING btree ("version__status");
  CREATE INDEX "_legal_texts_v_created_at_idx" ON "_legal_texts_v" USING btree ("created_at");
  CREATE INDEX "_legal_texts_v_updated_at_idx" ON "_legal_texts_v" USING btree ("updated_at");
  CREATE INDEX "_legal_texts_v_latest_idx" ON "_legal_texts_v" USING btree ("latest");
  CREATE INDEX "lenders_lenders_order_idx" ON "lenders_lenders" USING btree ("_order");
  CREATE INDEX "lenders_lenders_parent_id_idx" ON "lenders_lenders" USING btree ("_parent_id");
  CREATE INDEX "lenders_updated_by_idx" ON "lenders" USING btree ("updated_by_id");
  CREATE INDEX "lenders__status_idx" ON "lenders" USING btree ("_status");
  CREATE INDEX "_lenders_v_version_lenders_order_idx" ON "_lenders_v_version_lenders" USING btree ("_order");
  CREATE INDEX "_lenders_v_version_lenders_parent_id_idx" ON "_lenders_v_version_lenders" USING btree ("_parent_id");
  CREATE INDEX "_lenders_v_version_version_updated_by_idx" ON "_lenders_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_lenders_v_version_version__status_idx" ON "_lenders_v" USING btree ("version__status");
  CREATE INDEX "_lenders_v_created_at_idx" ON "_lenders_v" USING btree ("created_at");
  CREATE INDEX "_lenders_v_updated_at_idx" ON "_lenders_v" USING btree ("updated_at");
  CREATE INDEX "_lenders_v_latest_idx" ON "_lenders_v" USING btree ("latest");
  CREATE INDEX "platform_notice_updated_by_idx" ON "platform_notice" USING btree ("updated_by_id");
  CREATE INDEX "platform_notice__status_idx" ON "platform_notice" USING btree ("_status");
  CREATE INDEX "_platform_notice_v_version_version_updated_by_idx" ON "_platform_notice_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_platform_notice_v_version_version__status_idx" ON "_platform_notice_v" USING btree ("version__status");
  CREATE INDEX "_platform_notice_v_created_at_idx" ON "_platform_notice_v" USING btree ("created_at");
  CREATE INDEX "_platform_notice_v_updated_at_idx" ON "_platform_notice_v" USING btree ("updated_at");
  CREATE INDEX "_platform_notice_v_latest_idx" ON "_platform_notice_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cars_images" CASCADE;
  DROP TABLE "cars_videos" CASCADE;
  DROP TABLE "cars_walkaround_videos" CASCADE;
  DROP TABLE "cars" CASCADE;
  DROP TABLE "cars_texts" CASCADE;
  DROP TABLE "cars_rels" CASCADE;
  DROP TABLE "_cars_v_version_images" CASCADE;
  DROP TABLE "_cars_v_version_videos" CASCADE;
  DROP TABLE "_cars_v_version_walkaround_videos" CASCADE;
  DROP TABLE "_cars_v" CASCADE;
  DROP TABLE "_cars_v_texts" CASCADE;
  DROP TABLE "_cars_v_rels" CASCADE;
  DROP TABLE "feed_clients_mapping" CASCADE;
  DROP TABLE "feed_clients_location_codes" CASCADE;
  DROP TABLE "feed_clients" CASCADE;
  DROP TABLE "feed_runs" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "offers_texts" CASCADE;
  DROP TABLE "_offers_v" CASCADE;
  DROP TABLE "_offers_v_texts" CASCADE;
  DROP TABLE "models" CASCADE;
  DROP TABLE "_models_v" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "_brands_v" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "blogs" CASCADE;
  DROP TABLE "_blogs_v" CASCADE;
  DROP TABLE "promo_cards_display" CASCADE;
  DROP TABLE "promo_cards" CASCADE;
  DROP TABLE "_promo_cards_v_version_display" CASCADE;
  DROP TABLE "_promo_cards_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "picture_overlays_shown_on" CASCADE;
  DROP TABLE "picture_overlays" CASCADE;
  DROP TABLE "_picture_overlays_v_version_shown_on" CASCADE;
  DROP TABLE "_picture_overlays_v" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "pages_blocks_hero_slides" CASCADE;
  DROP TABLE "pages_blocks_hero" CASCADE;
  DROP TABLE "pages_blocks_body_types_items" CASCADE;
  DROP TABLE "pages_blocks_body_types" CASCADE;
  DROP TABLE "pages_blocks_brand_grid" CASCADE;
  DROP TABLE "pages_blocks_budget_search" CASCADE;
  DROP TABLE "pages_blocks_model_tiles" CASCADE;
  DROP TABLE "pages_blocks_stock_carousel_car_types" CASCADE;
  DROP TABLE "pages_blocks_stock_carousel" CASCADE;
  DROP TABLE "pages_blocks_stock_search_facets" CASCADE;
  DROP TABLE "pages_blocks_stock_search" CASCADE;
  DROP TABLE "pages_blocks_blogs" CASCADE;
  DROP TABLE "pages_blocks_feature_banner_items" CASCADE;
  DROP TABLE "pages_blocks_feature_banner" CASCADE;
  DROP TABLE "pages_blocks_offers" CASCADE;
  DROP TABLE "pages_blocks_promo" CASCADE;
  DROP TABLE "pages_blocks_promo_cards" CASCADE;
  DROP TABLE "pages_blocks_logos_logos" CASCADE;
  DROP TABLE "pages_blocks_logos" CASCADE;
  DROP TABLE "pages_blocks_reviews" CASCADE;
  DROP TABLE "pages_blocks_sales_counter" CASCADE;
  DROP TABLE "pages_blocks_stats_banner_stats" CASCADE;
  DROP TABLE "pages_blocks_stats_banner" CASCADE;
  DROP TABLE "pages_blocks_warranty" CASCADE;
  DROP TABLE "pages_blocks_why_buy_items" CASCADE;
  DROP TABLE "pages_blocks_why_buy" CASCADE;
  DROP TABLE "pages_blocks_book_service" CASCADE;
  DROP TABLE "pages_blocks_finance_callout" CASCADE;
  DROP TABLE "pages_blocks_form_steps" CASCADE;
  DROP TABLE "pages_blocks_form" CASCADE;
  DROP TABLE "pages_blocks_locations_types" CASCADE;
  DROP TABLE "pages_blocks_locations" CASCADE;
  DROP TABLE "pages_blocks_trade_in_callout_steps" CASCADE;
  DROP TABLE "pages_blocks_trade_in_callout" CASCADE;
  DROP TABLE "pages_blocks_columns_columns" CASCADE;
  DROP TABLE "pages_blocks_columns" CASCADE;
  DROP TABLE "pages_blocks_faq_items" CASCADE;
  DROP TABLE "pages_blocks_faq" CASCADE;
  DROP TABLE "pages_blocks_media_pictures" CASCADE;
  DROP TABLE "pages_blocks_media" CASCADE;
  DROP TABLE "pages_blocks_rich_text" CASCADE;
  DROP TABLE "pages_blocks_video" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_texts" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_blocks_hero_slides" CASCADE;
  DROP TABLE "_pages_v_blocks_hero" CASCADE;
  DROP TABLE "_pages_v_blocks_body_types_items" CASCADE;
  DROP TABLE "_pages_v_blocks_body_types" CASCADE;
  DROP TABLE "_pages_v_blocks_brand_grid" CASCADE;
  DROP TABLE "_pages_v_blocks_budget_search" CASCADE;
  DROP TABLE "_pages_v_blocks_model_tiles" CASCADE;
  DROP TABLE "_pages_v_blocks_stock_carousel_car_types" CASCADE;
  DROP TABLE "_pages_v_blocks_stock_carousel" CASCADE;
  DROP TABLE "_pages_v_blocks_stock_search_facets" CASCADE;
  DROP TABLE "_pages_v_blocks_stock_search" CASCADE;
  DROP TABLE "_pages_v_blocks_blogs" CASCADE;
  DROP TABLE "_pages_v_blocks_feature_banner_items" CASCADE;
  DROP TABLE "_pages_v_blocks_feature_banner" CASCADE;
  DROP TABLE "_pages_v_blocks_offers" CASCADE;
  DROP TABLE "_pages_v_blocks_promo" CASCADE;
  DROP TABLE "_pages_v_blocks_promo_cards" CASCADE;
  DROP TABLE "_pages_v_blocks_logos_logos" CASCADE;
  DROP TABLE "_pages_v_blocks_logos" CASCADE;
  DROP TABLE "_pages_v_blocks_reviews" CASCADE;
  DROP TABLE "_pages_v_blocks_sales_counter" CASCADE;
  DROP TABLE "_pages_v_blocks_stats_banner_stats" CASCADE;
  DROP TABLE "_pages_v_blocks_stats_banner" CASCADE;
  DROP TABLE "_pages_v_blocks_warranty" CASCADE;
  DROP TABLE "_pages_v_blocks_why_buy_items" CASCADE;
  DROP TABLE "_pages_v_blocks_why_buy" CASCADE;
  DROP TABLE "_pages_v_blocks_book_service" CASCADE;
  DROP TABLE "_pages_v_blocks_finance_callout" CASCADE;
  DROP TABLE "_pages_v_blocks_form_steps" CASCADE;
  DROP TABLE "_pages_v_blocks_form" CASCADE;
  DROP TABLE "_pages_v_blocks_locations_types" CASCADE;
  DROP TABLE "_pages_v_blocks_locations" CASCADE;
  DROP TABLE "_pages_v_blocks_trade_in_callout_steps" CASCADE;
  DROP TABLE "_pages_v_blocks_trade_in_callout" CASCADE;
  DROP TABLE "_pages_v_blocks_columns_columns" CASCADE;
  DROP TABLE "_pages_v_blocks_columns" CASCADE;
  DROP TABLE "_pages_v_blocks_faq_items" CASCADE;
  DROP TABLE "_pages_v_blocks_faq" CASCADE;
  DROP TABLE "_pages_v_blocks_media_pictures" CASCADE;
  DROP TABLE "_pages_v_blocks_media" CASCADE;
  DROP TABLE "_pages_v_blocks_rich_text" CASCADE;
  DROP TABLE "_pages_v_blocks_video" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_texts" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "navigation_header_children" CASCADE;
  DROP TABLE "navigation_header" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_header_children" CASCADE;
  DROP TABLE "_navigation_v_version_header" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "locations_location_subtype" CASCADE;
  DROP TABLE "location_hours" CASCADE;
  DROP TABLE "locations_special_hours" CASCADE;
  DROP TABLE "locations" CASCADE;
  DROP TABLE "locations_rels" CASCADE;
  DROP TABLE "_locations_v_version_location_subtype" CASCADE;
  DROP TABLE "_location_hours_v" CASCADE;
  DROP TABLE "_locations_v_version_special_hours" CASCADE;
  DROP TABLE "_locations_v" CASCADE;
  DROP TABLE "_locations_v_rels" CASCADE;
  DROP TABLE "delivery_zones" CASCADE;
  DROP TABLE "delivery_zones_texts" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "leads_texts" CASCADE;
  DROP TABLE "_leads_v" CASCADE;
  DROP TABLE "_leads_v_texts" CASCADE;
  DROP TABLE "reservations" CASCADE;
  DROP TABLE "shoppers" CASCADE;
  DROP TABLE "watchlist_entries" CASCADE;
  DROP TABLE "tenants_domains" CASCADE;
  DROP TABLE "tenants" CASCADE;
  DROP TABLE "tenants_rels" CASCADE;
  DROP TABLE "_tenants_v_version_domains" CASCADE;
  DROP TABLE "_tenants_v" CASCADE;
  DROP TABLE "_tenants_v_rels" CASCADE;
  DROP TABLE "users_tenants" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
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
  DROP TYPE "public"."enum_cars_car_type";
  DROP TYPE "public"."enum_cars_item_type";
  DROP TYPE "public"."enum_cars_price_type";
  DROP TYPE "public"."enum_cars_status";
  DROP TYPE "public"."enum__cars_v_version_car_type";
  DROP TYPE "public"."enum__cars_v_version_item_type";
  DROP TYPE "public"."enum__cars_v_version_price_type";
  DROP TYPE "public"."enum__cars_v_version_status";
  DROP TYPE "public"."enum_feed_clients_profile";
  DROP TYPE "public"."enum_feed_clients_mode";
  DROP TYPE "public"."enum_feed_clients_price_basis";
  DROP TYPE "public"."enum_feed_runs_mode";
  DROP TYPE "public"."enum_feed_runs_state";
  DROP TYPE "public"."enum_offers_status";
  DROP TYPE "public"."enum__offers_v_version_status";
  DROP TYPE "public"."enum_models_status";
  DROP TYPE "public"."enum__models_v_version_status";
  DROP TYPE "public"."enum_brands_kind";
  DROP TYPE "public"."enum_brands_status";
  DROP TYPE "public"."enum__brands_v_version_kind";
  DROP TYPE "public"."enum__brands_v_version_status";
  DROP TYPE "public"."enum_reviews_source";
  DROP TYPE "public"."enum_blogs_status";
  DROP TYPE "public"."enum__blogs_v_version_status";
  DROP TYPE "public"."enum_promo_cards_display";
  DROP TYPE "public"."enum_promo_cards_node_style";
  DROP TYPE "public"."enum_promo_cards_status";
  DROP TYPE "public"."enum__promo_cards_v_version_display";
  DROP TYPE "public"."enum__promo_cards_v_version_node_style";
  DROP TYPE "public"."enum__promo_cards_v_version_status";
  DROP TYPE "public"."enum_media_source";
  DROP TYPE "public"."enum_picture_overlays_shown_on";
  DROP TYPE "public"."enum_picture_overlays_kind";
  DROP TYPE "public"."enum_picture_overlays_place";
  DROP TYPE "public"."enum_picture_overlays_tone";
  DROP TYPE "public"."enum_picture_overlays_status";
  DROP TYPE "public"."enum__picture_overlays_v_version_shown_on";
  DROP TYPE "public"."enum__picture_overlays_v_version_kind";
  DROP TYPE "public"."enum__picture_overlays_v_version_place";
  DROP TYPE "public"."enum__picture_overlays_v_version_tone";
  DROP TYPE "public"."enum__picture_overlays_v_version_status";
  DROP TYPE "public"."enum_pages_blocks_hero_variant";
  DROP TYPE "public"."enum_pages_blocks_body_types_tone";
  DROP TYPE "public"."enum_section_space";
  DROP TYPE "public"."enum_pages_blocks_brand_grid_kind";
  DROP TYPE "public"."enum_pages_blocks_brand_grid_link_to";
  DROP TYPE "public"."enum_pages_blocks_brand_grid_tone";
  DROP TYPE "public"."enum_pages_blocks_budget_search_tone";
  DROP TYPE "public"."enum_pages_blocks_model_tiles_tone";
  DROP TYPE "public"."enum_pages_blocks_stock_carousel_car_types";
  DROP TYPE "public"."enum_pages_blocks_stock_carousel_source";
  DROP TYPE "public"."enum_pages_blocks_stock_carousel_sort";
  DROP TYPE "public"."enum_pages_blocks_stock_carousel_tone";
  DROP TYPE "public"."enum_pages_blocks_stock_search_facets";
  DROP TYPE "public"."enum_pages_blocks_stock_search_tone";
  DROP TYPE "public"."enum_pages_blocks_blogs_tone";
  DROP TYPE "public"."enum_section_icon";
  DROP TYPE "public"."enum_pages_blocks_feature_banner_tone";
  DROP TYPE "public"."enum_pages_blocks_offers_tone";
  DROP TYPE "public"."enum_pages_blocks_promo_variant";
  DROP TYPE "public"."enum_pages_blocks_promo_tone";
  DROP TYPE "public"."enum_pages_blocks_promo_cards_tone";
  DROP TYPE "public"."enum_pages_blocks_logos_kind";
  DROP TYPE "public"."enum_pages_blocks_logos_tone";
  DROP TYPE "public"."enum_pages_blocks_reviews_tone";
  DROP TYPE "public"."enum_pages_blocks_sales_counter_tone";
  DROP TYPE "public"."enum_pages_blocks_stats_banner_tone";
  DROP TYPE "public"."enum_pages_blocks_warranty_tone";
  DROP TYPE "public"."enum_pages_blocks_why_buy_tone";
  DROP TYPE "public"."enum_pages_blocks_finance_callout_tone";
  DROP TYPE "public"."enum_pages_blocks_form_kind";
  DROP TYPE "public"."enum_pages_blocks_form_tone";
  DROP TYPE "public"."enum_pages_blocks_locations_types";
  DROP TYPE "public"."enum_pages_blocks_locations_layout";
  DROP TYPE "public"."enum_pages_blocks_locations_tone";
  DROP TYPE "public"."enum_pages_blocks_trade_in_callout_tone";
  DROP TYPE "public"."enum_pages_blocks_columns_widths";
  DROP TYPE "public"."enum_pages_blocks_columns_frame";
  DROP TYPE "public"."enum_pages_blocks_columns_tone";
  DROP TYPE "public"."enum_pages_blocks_faq_tone";
  DROP TYPE "public"."enum_pages_blocks_media_width";
  DROP TYPE "public"."enum_pages_blocks_media_tone";
  DROP TYPE "public"."enum_pages_blocks_rich_text_width";
  DROP TYPE "public"."enum_pages_blocks_rich_text_tone";
  DROP TYPE "public"."enum_pages_blocks_video_width";
  DROP TYPE "public"."enum_pages_blocks_video_tone";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_blocks_hero_variant";
  DROP TYPE "public"."enum__pages_v_blocks_body_types_tone";
  DROP TYPE "public"."enum__pages_v_blocks_brand_grid_kind";
  DROP TYPE "public"."enum__pages_v_blocks_brand_grid_link_to";
  DROP TYPE "public"."enum__pages_v_blocks_brand_grid_tone";
  DROP TYPE "public"."enum__pages_v_blocks_budget_search_tone";
  DROP TYPE "public"."enum__pages_v_blocks_model_tiles_tone";
  DROP TYPE "public"."enum__pages_v_blocks_stock_carousel_car_types";
  DROP TYPE "public"."enum__pages_v_blocks_stock_carousel_source";
  DROP TYPE "public"."enum__pages_v_blocks_stock_carousel_sort";
  DROP TYPE "public"."enum__pages_v_blocks_stock_carousel_tone";
  DROP TYPE "public"."enum__pages_v_blocks_stock_search_facets";
  DROP TYPE "public"."enum__pages_v_blocks_stock_search_tone";
  DROP TYPE "public"."enum__pages_v_blocks_blogs_tone";
  DROP TYPE "public"."enum__pages_v_blocks_feature_banner_tone";
  DROP TYPE "public"."enum__pages_v_blocks_offers_tone";
  DROP TYPE "public"."enum__pages_v_blocks_promo_variant";
  DROP TYPE "public"."enum__pages_v_blocks_promo_tone";
  DROP TYPE "public"."enum__pages_v_blocks_promo_cards_tone";
  DROP TYPE "public"."enum__pages_v_blocks_logos_kind";
  DROP TYPE "public"."enum__pages_v_blocks_logos_tone";
  DROP TYPE "public"."enum__pages_v_blocks_reviews_tone";
  DROP TYPE "public"."enum__pages_v_blocks_sales_counter_tone";
  DROP TYPE "public"."enum__pages_v_blocks_stats_banner_tone";
  DROP TYPE "public"."enum__pages_v_blocks_warranty_tone";
  DROP TYPE "public"."enum__pages_v_blocks_why_buy_tone";
  DROP TYPE "public"."enum__pages_v_blocks_finance_callout_tone";
  DROP TYPE "public"."enum__pages_v_blocks_form_kind";
  DROP TYPE "public"."enum__pages_v_blocks_form_tone";
  DROP TYPE "public"."enum__pages_v_blocks_locations_types";
  DROP TYPE "public"."enum__pages_v_blocks_locations_layout";
  DROP TYPE "public"."enum__pages_v_blocks_locations_tone";
  DROP TYPE "public"."enum__pages_v_blocks_trade_in_callout_tone";
  DROP TYPE "public"."enum__pages_v_blocks_columns_widths";
  DROP TYPE "public"."enum__pages_v_blocks_columns_frame";
  DROP TYPE "public"."enum__pages_v_blocks_columns_tone";
  DROP TYPE "public"."enum__pages_v_blocks_faq_tone";
  DROP TYPE "public"."enum__pages_v_blocks_media_width";
  DROP TYPE "public"."enum__pages_v_blocks_media_tone";
  DROP TYPE "public"."enum__pages_v_blocks_rich_text_width";
  DROP TYPE "public"."enum__pages_v_blocks_rich_text_tone";
  DROP TYPE "public"."enum__pages_v_blocks_video_width";
  DROP TYPE "public"."enum__pages_v_blocks_video_tone";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_locations_location_subtype";
  DROP TYPE "public"."enum_opening_hours_weekday";
  DROP TYPE "public"."enum_opening_hours_status";
  DROP TYPE "public"."enum_special_hours_status";
  DROP TYPE "public"."enum_locations_location_type";
  DROP TYPE "public"."enum_locations_address_state";
  DROP TYPE "public"."enum__locations_v_version_location_subtype";
  DROP TYPE "public"."enum__locations_v_version_location_type";
  DROP TYPE "public"."enum__locations_v_version_address_state";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_leads_workflow";
  DROP TYPE "public"."enum__leads_v_version_workflow";
  DROP TYPE "public"."enum_reservations_state";
  DROP TYPE "public"."enum_tenants_template";
  DROP TYPE "public"."enum_tenants_theme_font";
  DROP TYPE "public"."enum_tenants_theme_header_style";
  DROP TYPE "public"."enum_tenants_theme_card_style";
  DROP TYPE "public"."enum__tenants_v_version_template";
  DROP TYPE "public"."enum__tenants_v_version_theme_font";
  DROP TYPE "public"."enum__tenants_v_version_theme_header_style";
  DROP TYPE "public"."enum__tenants_v_version_theme_card_style";
  DROP TYPE "public"."enum_users_tenants_role";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
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
