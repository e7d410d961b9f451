import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive, isGone, processRef } from '../../scripts/servers/pids.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-npm-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const stub = `
process.on('SIGTERM', () => process.exit(0))
console.log('launcher ' + process.pid)
setInterval(() => undefined, 1000)`

/** The project's own command of this name, with a launcher that waits for its signal in place of the real one. */
const startByNpm = async (name: string) => {
  mkdirSync(join(folder, 'scripts'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/next'), { recursive: true })
  symlinkSync(resolve('node_modules/.bin'), join(folder, 'node_modules/.bin'))
  copyFileSync('scripts/run.mjs', join(folder, 'scripts/run.mjs'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'x', type: 'module', scripts: { [name]: scripts[name] } }),
  )
  writeFileSync(join(folder, `scripts/${name}.ts`), stub)
  const npm = spawn('npm', ['run', name], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  const pid = await new Promise<number>((found) => {
    let output = ''
    npm.stdout.on('data', (part) => {
      output += String(part)
      const told = /launcher (\d+)/.exec(output)?.[1]
      if (told) found(Number(told))
    })
  })
  return { npm, launcher: processRef(pid) }
}

test.each(['start', 'dev', 'migrate'])('L9 OPS-01 TERM to the process of npm alone ends npm run %s', async (name) => {
  const { npm, launcher } = await startByNpm(name)
  expect(launcher && isAlive(launcher)).toBe(true)
  // The process alone, as a service manager does, not its group as a terminal does.
  npm.kill('SIGTERM')
  expect(launcher && (await isGone(launcher, 10_000))).toBe(true)
})
