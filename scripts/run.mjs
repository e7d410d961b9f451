// Plain JavaScript on purpose: it must run, and explain itself, on an old Node and before `npm ci`.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const [name, ...args] = process.argv.slice(2)
const neededMajor = 24
const isOld = Number(process.versions.node.split('.')[0]) < neededMajor
const packagedNode = join(root, 'node_modules/.bin/node')

/** @param {string} message */
const giveUp = (message) => {
  console.error(message)
  process.exit(1)
}

/** Runs this file again under the packages' Node and passes signals and the exit code on. */
const runOnPackagedNode = () => {
  const child = spawn(packagedNode, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

if (!existsSync(join(root, 'node_modules/next'))) {
  giveUp('✗ The packages are not installed.\n  Install them first:   npm ci')
} else if (isOld && existsSync(packagedNode)) {
  runOnPackagedNode()
} else if (isOld) {
  giveUp(
    `✗ Node ${process.versions.node} is too old; ${neededMajor} is needed.\n` +
      '  npm ci installs it beside the packages:   npm ci',
  )
} else {
  process.argv.splice(2, 1)
  process.argv.splice(2, process.argv.length, ...args)
  await import(`./${name}.ts`)
}
