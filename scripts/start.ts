import { launch } from './servers/launch.ts'

process.exit(await launch('production'))
