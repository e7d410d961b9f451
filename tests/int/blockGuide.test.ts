import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isValidElement } from 'react'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const FOLDERS = ['blocks', 'collections', 'globals', 'migrations', 'scripts', 'src', 'tenants']
const FILES = ['payload.config.ts', 'next.config.mjs', 'package.json', 'tsconfig.json']

interface Step {
  kind: 'new' | 'line'
  file: string
  code: string
}

/** The files and lines that the guide says to write. */
const steps = (guide: string): Step[] =>
  [...guide.matchAll(/```tsx? (new|line) (\S+)\n([\s\S]*?)```/g)].map(([, kind, file = '', code = '']) => ({
    kind: kind === 'new' ? 'new' : 'line',
    file,
    // Removes the indentation: the guide's code is inside a list.
    code: code.replaceAll(/^ {3}/gm, '').trimEnd() + '\n',
  }))

const commands = (guide: string): string[][] =>
  [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' ')),
  )

const guide = readFileSync(path.join(root, 'docs/blocks.md'), 'utf8')
const copy = mkdtempSync(path.join(tmpdir(), 'block-guide-'))
const inCopy = (file: string): string => path.join(copy, file)

/** Compiler errors in the files that must agree with each other. */
const problems = (): string[] => {
  const read = ts.readConfigFile(inCopy('tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, copy)
  const files = ['blocks/RenderBlocks.tsx', 'blocks/quote/Component.tsx', 'blocks/quote/config.ts'].map(inCopy)
  const program = ts.createProgram(files, { ...options, noEmit: true, incremental: false })
  return files.flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
}

const addLine = ({ file, code }: Step) => writeFileSync(inCopy(file), readFileSync(inCopy(file), 'utf8') + code)

describe('the guide to adding a block, followed literally', { timeout: 240_000 }, () => {
  beforeAll(() => {
    for (const name of [...FOLDERS, ...FILES]) cpSync(path.join(root, name), inCopy(name), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'))
    for (const { file, code } of steps(guide).filter(({ kind }) => kind === 'new')) {
      mkdirSync(path.dirname(inCopy(file)), { recursive: true })
      writeFileSync(inCopy(file), code)
    }
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test('CON-16 a block is its own folder and at most two lines elsewhere', () => {
    const written = steps(guide).filter(({ kind }) => kind === 'new')
    expect(new Set(written.map(({ file }) => path.dirname(file)))).toEqual(new Set(['blocks/quote']))
    const lines = steps(guide).filter(({ kind }) => kind === 'line')
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const { code } of lines) expect(code.trim().split('\n')).toHaveLength(1)
  })

  test('CON-16 with its lines, types and migration a new block compiles; without its component it does not', async () => {
    const [config, component] = steps(guide).filter(({ kind }) => kind === 'line')
    if (!config || !component) throw new Error('The guide has no two lines.')
    addLine(config)
    const before = readdirSync(inCopy('migrations'))
    for (const [command = '', ...args] of commands(guide))
      execFileSync(command, args, {
        cwd: copy,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_ENV: 'development' },
      })
    expect(problems().join('\n')).toContain("'quote' is missing")
    addLine(component)
    expect(problems()).toEqual([])

    const [migration] = readdirSync(inCopy('migrations')).filter(
      (file) => file.endsWith('_quote.ts') && !before.includes(file),
    )
    const sql = readFileSync(inCopy(`migrations/${migration}`), 'utf8')
    expect(sql).toContain('CREATE TABLE "pages_blocks_quote"')
    expect(sql.split('export async function down')[0]).not.toMatch(/DROP|ALTER TYPE/)
    // One snapshot, a line for each table: the next migration is compared with the last one alone.
    const snapshots = readdirSync(inCopy('migrations')).filter((file) => file.endsWith('.json'))
    expect(snapshots).toEqual([migration?.replace(/ts$/, 'json')])
    expect(readFileSync(inCopy(`migrations/${snapshots[0]}`), 'utf8').split('\n').length).toBeLessThan(1_000)

    const { QuoteBlock }: { QuoteBlock: (props: { block: object }) => unknown } = await import(
      /* @vite-ignore */ inCopy('blocks/quote/Component.tsx')
    )
    const band = QuoteBlock({ block: { heading: 'Dull in a good way.', customer: 'Bec J.', tone: 'tint' } })
    expect(isValidElement(band)).toBe(true)
    const { renderToStaticMarkup } = await import('react-dom/server')
    const html = renderToStaticMarkup(isValidElement(band) ? band : null)
    expect(html).toContain('Dull in a good way.')
    expect(html).toContain('data-ground="tint"')
  })
})
