import { launch } from './lib/launch.ts'

process.exit(await launch('production'))
