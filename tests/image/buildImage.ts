import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { childEnv, type Variables } from '../../scripts/servers/processes.ts'
import { readDockerfile, type Instruction } from './dockerfile.ts'

export interface Image {
  /** The folder used as the image's `/`. */
  root: string
  /** The working directory in it. */
  workdir: string
  env: Variables
  command: string[]
}

interface Options {
  /** The build context, which contains the Dockerfile. */
  context: string
  /** An empty folder for the result. */
  into: string
  /** Stages that are built already: their `/`. */
  reuse: Record<string, { root: string; workdir: string }>
  say: (line: string) => void
}

const ignoredBy = (context: string) => {
  const patterns = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const ignored = new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: context })))
  return (file: string): boolean => ignored.has(relative(context, file))
}

/**
 * Runs a Dockerfile's steps without a container engine: the last stage and those it copies from, each in a folder used
 * as its `/`. Absolute paths in RUN and COPY refer to that folder. A base image is an empty folder, and programs are
 * those of this machine. File owners are not changed, as the image's user does not exist here.
 */
export const buildImage = ({ context, into, reuse, say }: Options): Image => {
  const stages = readDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'))
  const built = new Map<string, Image>(
    Object.entries(reuse).map(([name, stage]) => [name, { ...stage, env: {}, command: [] }]),
  )
  const isIgnored = ignoredBy(context)

  const build = (name: string): Image => {
    const there = built.get(name)
    if (there) return there
    const stage = stages.find((each) => each.name === name)
    if (!stage) return { root: mkdtempSync(join(into, 'base-')), workdir: '/', env: {}, command: [] }
    const image = { ...build(stage.base) }
    for (const instruction of stage.instructions) {
      say(`${name}: ${instruction.name} ${instruction.text}`)
      perform(image, instruction)
    }
    built.set(name, image)
    return image
  }

  const copy = (image: Image, { flags, words }: Instruction): void => {
    const from = flags.from === undefined ? { root: context, workdir: '/' } : build(flags.from)
    const [target = '', ...sources] = words.toReversed()
    const place = (path: string) => join(image.root, path.startsWith('/') ? '' : image.workdir, path)
    for (const source of sources.toReversed()) {
      const file = join(from.root, source)
      const intoFolder = target.endsWith('/') && !statSync(file).isDirectory()
      const to = intoFolder ? join(place(target), basename(file)) : place(target)
      mkdirSync(dirname(to), { recursive: true })
      const filter = flags.from === undefined ? (each: string) => !isIgnored(each) : undefined
      cpSync(file, to, { recursive: true, verbatimSymlinks: true, ...(filter ? { filter } : {}) })
    }
  }

  const run = (image: Image, { text }: Instruction): void => {
    const inImage = text.replaceAll(/(?<=\s)\/(?=[a-z])/g, `${image.root}/`).replaceAll(/\s*&&\s*chown [^&]*/g, '')
    const env = childEnv({ npm_config_prefer_offline: 'true', ...image.env })
    execFileSync('sh', ['-c', inImage], {
      cwd: join(image.root, image.workdir),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  const perform = (image: Image, instruction: Instruction): void => {
    const { name, text, words } = instruction
    if (name === 'WORKDIR') {
      image.workdir = text
      mkdirSync(join(image.root, text), { recursive: true })
    } else if (name === 'COPY') copy(image, instruction)
    else if (name === 'RUN') run(image, instruction)
    else if (name === 'ENV') image.env = { ...image.env, ...Object.fromEntries(words.map((word) => word.split('='))) }
    else if (name === 'CMD') image.command = JSON.parse(text)
    else if (!['USER', 'VOLUME', 'EXPOSE'].includes(name)) throw new Error(`${name} is not known here.`)
  }

  return build(stages.at(-1)?.name ?? '')
}
