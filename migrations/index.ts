import * as migration_20261121_060000_initial from './20261121_060000_initial';
import * as migration_20261121_063000_platform from './20261121_063000_platform';
import * as migration_20261121_143212_feeds from './20261121_143212_feeds';
import * as migration_20261121_150000_feed_engine from './20261121_150000_feed_engine';

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
    name: '20261121_143212_feeds'
  },
  {
    up: migration_20261121_150000_feed_engine.up,
    down: migration_20261121_150000_feed_engine.down,
    name: '20261121_150000_feed_engine',
  },
];
