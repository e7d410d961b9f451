import * as initial from './20261121_060000_initial'
import * as platform from './20261121_063000_platform'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261121_060000_initial' },
  { up: platform.up, down: platform.down, name: '20261121_063000_platform' },
]
