import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './servers/dataDir.ts'

/**
 * `node scripts/completeLock.ts`, after every change of dependencies: a registry that lacks the builds for other
 * platforms makes npm leave them out of the lock file, and `npm ci` then refuses it everywhere. Writes them in as npm
 * does, with the platform their name states; only that platform ever installs them.
 */
type Entry = {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  optionalDependencies?: Record<string, string>
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony', 'aix', 'netbsd', 'openbsd', 'sunos']
const processors: [RegExp, string][] = [
  [/wasm32/, 'wasm32'],
  [/arm64|aarch64/, 'arm64'],
  [/arm/, 'arm'],
  [/x64/, 'x64'],
  [/ia32/, 'ia32'],
  [/ppc64/, 'ppc64'],
  [/riscv64/, 'riscv64'],
  [/s390x/, 's390x'],
  [/loong64/, 'loong64'],
]

const platformOf = (name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | null => {
  const os = systems.find((system) => name.includes(system))
  const cpu = processors.find(([pattern]) => pattern.test(name))?.[1]
  if (!cpu || (!os && cpu !== 'wasm32')) return null
  const libc = os === 'linux' ? (name.includes('musl') ? 'musl' : 'glibc') : null
  return { cpu: [cpu], ...(os ? { os: [os] } : {}), ...(libc ? { libc: [libc] } : {}) }
}

const file = join(projectRoot, 'package-lock.json')
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))
const { packages } = lock
const added: string[] = []
for (const entry of Object.values(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const platform = platformOf(name)
    const known = Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`))
    if (!platform || known || !/^\d/.test(version)) continue
    packages[`node_modules/${name}`] = { version, ...platform, ...(entry.dev ? { dev: true } : {}), optional: true }
    added.push(name)
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added.length} builds for other platforms written into the lock file.`)
