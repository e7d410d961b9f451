import * as migration_20261121_060000_initial from './20261121_060000_initial';
import * as migration_20261121_063000_platform from './20261121_063000_platform';
import * as migration_20261123_203929_lead_mail from './20261123_203929_lead_mail';

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
    name: '20261123_203929_lead_mail'
  },
];
