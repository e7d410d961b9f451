import { resolve } from 'node:path'

/** Nothing but what Next does by itself. It is built in a folder three levels below the project's packages. */
const config = { poweredByHeader: false, turbopack: { root: resolve(import.meta.dirname, '../../..') } }

export default config
