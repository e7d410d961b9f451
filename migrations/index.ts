import * as migration_20261121_060000_initial from './20261121_060000_initial';
import * as migration_20261121_063000_platform from './20261121_063000_platform';
import * as migration_20261121_143212_feeds from './20261121_143212_feeds';
import * as migration_20261121_145511_was_price_days from './20261121_145511_was_price_days';
import * as migration_20261121_150000_feed_engine from './20261121_150000_feed_engine';
import * as migration_20261121_151000_photos from './20261121_151000_photos';
import * as migration_20261121_152000_price_history from './20261121_152000_price_history';
import * as migration_20261121_153000_sync from './20261121_153000_sync';
import * as migration_20261121_201809_finance_and_delivery from './20261121_201809_finance_and_delivery';
import * as migration_20261121_231932_editing from './20261121_231932_editing';
import * as migration_20261121_232825_page_builder from './20261121_232825_page_builder';
import * as migration_20261123_010827_globals from './20261123_010827_globals';
import * as migration_20261123_090000_feed_file_facts from './20261123_090000_feed_file_facts';
import * as migration_20261123_092414_feed_mapping_translation from './20261123_092414_feed_mapping_translation';
import * as migration_20261123_122256_last_editor from './20261123_122256_last_editor';

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
    up: migration_20261121_143212_feeds.up,
    down: migration_20261121_143212_feeds.down,
    name: '20261121_143212_feeds',
  },
  {
    up: migration_20261121_145511_was_price_days.up,
    down: migration_20261121_145511_was_price_days.down,
    name: '20261121_145511_was_price_days',
  },
  {
    up: migration_20261121_150000_feed_engine.up,
    down: migration_20261121_150000_feed_engine.down,
    name: '20261121_150000_feed_engine',
  },
  {
    up: migration_20261121_151000_photos.up,
    down: migration_20261121_151000_photos.down,
    name: '20261121_151000_photos',
  },
  {
    up: migration_20261121_152000_price_history.up,
    down: migration_20261121_152000_price_history.down,
    name: '20261121_152000_price_history',
  },
  {
    up: migration_20261121_153000_sync.up,
    down: migration_20261121_153000_sync.down,
    name: '20261121_153000_sync',
  },
  {
    up: migration_20261121_201809_finance_and_delivery.up,
    down: migration_20261121_201809_finance_and_delivery.down,
    name: '20261121_201809_finance_and_delivery',
  },
  {
    up: migration_20261121_231932_editing.up,
    down: migration_20261121_231932_editing.down,
    name: '20261121_231932_editing',
  },
  {
    up: migration_20261121_232825_page_builder.up,
    down: migration_20261121_232825_page_builder.down,
    name: '20261121_232825_page_builder',
  },
  {
    up: migration_20261123_010827_globals.up,
    down: migration_20261123_010827_globals.down,
    name: '20261123_010827_globals',
  },
  {
    up: migration_20261123_090000_feed_file_facts.up,
    down: migration_20261123_090000_feed_file_facts.down,
    name: '20261123_090000_feed_file_facts',
  },
  {
    up: migration_20261123_092414_feed_mapping_translation.up,
    down: migration_20261123_092414_feed_mapping_translation.down,
    name: '20261123_092414_feed_mapping_translation',
  },
  {
    up: migration_20261123_122256_last_editor.up,
    down: migration_20261123_122256_last_editor.down,
    name: '20261123_122256_last_editor'
  },
];
