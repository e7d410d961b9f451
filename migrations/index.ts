import * as migration_20261121_060000_initial from './20261121_060000_initial';
import * as migration_20261121_063000_platform from './20261121_063000_platform';
import * as migration_20261123_203929_lead_mail from './20261123_203929_lead_mail';
import * as migration_20261123_230000_analytics from './20261123_230000_analytics';
import * as migration_20261123_230404_leads_once from './20261123_230404_leads_once';
import * as migration_20261123_234009_lead_delivery from './20261123_234009_lead_delivery';
import * as migration_20261124_025049_leads_and_drives from './20261124_025049_leads_and_drives';
import * as migration_20261124_040000_spent_links from './20261124_040000_spent_links';
import * as migration_20261124_040413_lead_privacy from './20261124_040413_lead_privacy';
import * as migration_20261124_060000_appointments_once from './20261124_060000_appointments_once';
import * as migration_20261124_060100_lead_desk_indexes from './20261124_060100_lead_desk_indexes';
import * as migration_20261124_070000_captcha_spent from './20261124_070000_captcha_spent';
import * as migration_20261124_230600_shoppers from './20261124_230600_shoppers';
import * as migration_20261124_231000_shopper_sessions from './20261124_231000_shopper_sessions';
import * as migration_20261125_034000_passkeys from './20261125_034000_passkeys';
import * as migration_20261125_035539_saved_searches from './20261125_035539_saved_searches';
import * as migration_20261125_040000_alerts from './20261125_040000_alerts';
import * as migration_20261125_040807_payments from './20261125_040807_payments';
import * as migration_20261125_041000_payment_events from './20261125_041000_payment_events';
import * as migration_20261125_091500_car_views from './20261125_091500_car_views';
import * as migration_20261125_091735_finance_applications from './20261125_091735_finance_applications';
import * as migration_20261125_092000_finance_private from './20261125_092000_finance_private';
import * as migration_20261125_092632_owning_a_car from './20261125_092632_owning_a_car';
import * as migration_20261125_092700_vehicle_reminders from './20261125_092700_vehicle_reminders';
import * as migration_20261125_092805_wheels_and_requests from './20261125_092805_wheels_and_requests';
import * as migration_20261125_093000_one_turn from './20261125_093000_one_turn';
import * as migration_20261125_191910_model_range from './20261125_191910_model_range';
import * as migration_20261125_234605_signed_order from './20261125_234605_signed_order';
import * as migration_20261126_050000_push_subscriptions from './20261126_050000_push_subscriptions';
import * as migration_20261126_084056_order_extras from './20261126_084056_order_extras';
import * as migration_20261126_134500_leads_room from './20261126_134500_leads_room';
import * as migration_20261126_140316_theme_voice from './20261126_140316_theme_voice';
import * as migration_20261126_175359_theme_pages from './20261126_175359_theme_pages';
import * as migration_20261126_222907_offer_figure from './20261126_222907_offer_figure';
import * as migration_20261127_023444_offer_stock_search from './20261127_023444_offer_stock_search';
import * as migration_20261127_153451_electric_car_fields from './20261127_153451_electric_car_fields';
import * as migration_20261127_200628_looks_of_sections from './20261127_200628_looks_of_sections';
import * as migration_20261127_230012_people_at_locations from './20261127_230012_people_at_locations';
import * as migration_20261128_035542_places_layout_blog_topics from './20261128_035542_places_layout_blog_topics';
import * as migration_20261128_232000_price_comparisons from './20261128_232000_price_comparisons';
import * as migration_20261129_110612_arch_motif_brand_band from './20261129_110612_arch_motif_brand_band';

export const migrations = [
  {
    up: migration_20261121_060000_initial.up,
    down: migration_20261121_060000_initial.down,
    name: '20261121_060000_initial',
  },
  {
    up: migration_20261121_063000_platform.up,
    down: migration_20261121_063000_platform.down,
    name: '20261121_063000_platform',
  },
  {
    up: migration_20261123_203929_lead_mail.up,
    down: migration_20261123_203929_lead_mail.down,
    name: '20261123_203929_lead_mail',
  },
  {
    up: migration_20261123_230000_analytics.up,
    down: migration_20261123_230000_analytics.down,
    name: '20261123_230000_analytics',
  },
  {
    up: migration_20261123_230404_leads_once.up,
    down: migration_20261123_230404_leads_once.down,
    name: '20261123_230404_leads_once',
  },
  {
    up: migration_20261123_234009_lead_delivery.up,
    down: migration_20261123_234009_lead_delivery.down,
    name: '20261123_234009_lead_delivery',
  },
  {
    up: migration_20261124_025049_leads_and_drives.up,
    down: migration_20261124_025049_leads_and_drives.down,
    name: '20261124_025049_leads_and_drives',
  },
  {
    up: migration_20261124_040000_spent_links.up,
    down: migration_20261124_040000_spent_links.down,
    name: '20261124_040000_spent_links',
  },
  {
    up: migration_20261124_040413_lead_privacy.up,
    down: migration_20261124_040413_lead_privacy.down,
    name: '20261124_040413_lead_privacy',
  },
  {
    up: migration_20261124_060000_appointments_once.up,
    down: migration_20261124_060000_appointments_once.down,
    name: '20261124_060000_appointments_once',
  },
  {
    up: migration_20261124_060100_lead_desk_indexes.up,
    down: migration_20261124_060100_lead_desk_indexes.down,
    name: '20261124_060100_lead_desk_indexes',
  },
  {
    up: migration_20261124_070000_captcha_spent.up,
    down: migration_20261124_070000_captcha_spent.down,
    name: '20261124_070000_captcha_spent',
  },
  {
    up: migration_20261124_230600_shoppers.up,
    down: migration_20261124_230600_shoppers.down,
    name: '20261124_230600_shoppers',
  },
  {
    up: migration_20261124_231000_shopper_sessions.up,
    down: migration_20261124_231000_shopper_sessions.down,
    name: '20261124_231000_shopper_sessions',
  },
  {
    up: migration_20261125_034000_passkeys.up,
    down: migration_20261125_034000_passkeys.down,
    name: '20261125_034000_passkeys',
  },
  {
    up: migration_20261125_035539_saved_searches.up,
    down: migration_20261125_035539_saved_searches.down,
    name: '20261125_035539_saved_searches',
  },
  {
    up: migration_20261125_040000_alerts.up,
    down: migration_20261125_040000_alerts.down,
    name: '20261125_040000_alerts',
  },
  {
    up: migration_20261125_040807_payments.up,
    down: migration_20261125_040807_payments.down,
    name: '20261125_040807_payments',
  },
  {
    up: migration_20261125_041000_payment_events.up,
    down: migration_20261125_041000_payment_events.down,
    name: '20261125_041000_payment_events',
  },
  {
    up: migration_20261125_091500_car_views.up,
    down: migration_20261125_091500_car_views.down,
    name: '20261125_091500_car_views',
  },
  {
    up: migration_20261125_091735_finance_applications.up,
    down: migration_20261125_091735_finance_applications.down,
    name: '20261125_091735_finance_applications',
  },
  {
    up: migration_20261125_092000_finance_private.up,
    down: migration_20261125_092000_finance_private.down,
    name: '20261125_092000_finance_private',
  },
  {
    up: migration_20261125_092632_owning_a_car.up,
    down: migration_20261125_092632_owning_a_car.down,
    name: '20261125_092632_owning_a_car',
  },
  {
    up: migration_20261125_092700_vehicle_reminders.up,
    down: migration_20261125_092700_vehicle_reminders.down,
    name: '20261125_092700_vehicle_reminders',
  },
  {
    up: migration_20261125_092805_wheels_and_requests.up,
    down: migration_20261125_092805_wheels_and_requests.down,
    name: '20261125_092805_wheels_and_requests',
  },
  {
    up: migration_20261125_093000_one_turn.up,
    down: migration_20261125_093000_one_turn.down,
    name: '20261125_093000_one_turn',
  },
  {
    up: migration_20261125_191910_model_range.up,
    down: migration_20261125_191910_model_range.down,
    name: '20261125_191910_model_range',
  },
  {
    up: migration_20261125_234605_signed_order.up,
    down: migration_20261125_234605_signed_order.down,
    name: '20261125_234605_signed_order',
  },
  {
    up: migration_20261126_050000_push_subscriptions.up,
    down: migration_20261126_050000_push_subscriptions.down,
    name: '20261126_050000_push_subscriptions',
  },
  {
    up: migration_20261126_084056_order_extras.up,
    down: migration_20261126_084056_order_extras.down,
    name: '20261126_084056_order_extras',
  },
  {
    up: migration_20261126_134500_leads_room.up,
    down: migration_20261126_134500_leads_room.down,
    name: '20261126_134500_leads_room',
  },
  {
    up: migration_20261126_140316_theme_voice.up,
    down: migration_20261126_140316_theme_voice.down,
    name: '20261126_140316_theme_voice',
  },
  {
    up: migration_20261126_175359_theme_pages.up,
    down: migration_20261126_175359_theme_pages.down,
    name: '20261126_175359_theme_pages',
  },
  {
    up: migration_20261126_222907_offer_figure.up,
    down: migration_20261126_222907_offer_figure.down,
    name: '20261126_222907_offer_figure',
  },
  {
    up: migration_20261127_023444_offer_stock_search.up,
    down: migration_20261127_023444_offer_stock_search.down,
    name: '20261127_023444_offer_stock_search',
  },
  {
    up: migration_20261127_153451_electric_car_fields.up,
    down: migration_20261127_153451_electric_car_fields.down,
    name: '20261127_153451_electric_car_fields',
  },
  {
    up: migration_20261127_200628_looks_of_sections.up,
    down: migration_20261127_200628_looks_of_sections.down,
    name: '20261127_200628_looks_of_sections',
  },
  {
    up: migration_20261127_230012_people_at_locations.up,
    down: migration_20261127_230012_people_at_locations.down,
    name: '20261127_230012_people_at_locations',
  },
  {
    up: migration_20261128_035542_places_layout_blog_topics.up,
    down: migration_20261128_035542_places_layout_blog_topics.down,
    name: '20261128_035542_places_layout_blog_topics',
  },
  {
    up: migration_20261128_232000_price_comparisons.up,
    down: migration_20261128_232000_price_comparisons.down,
    name: '20261128_232000_price_comparisons',
  },
  {
    up: migration_20261129_110612_arch_motif_brand_band.up,
    down: migration_20261129_110612_arch_motif_brand_band.down,
    name: '20261129_110612_arch_motif_brand_band'
  },
];
