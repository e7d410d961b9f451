import { createServer } from 'node:net'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { Problem } from '../lib/Problem.ts'

const listenOnce = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

/** A free port. */
export const freePort = (): Promise<number> => listenOnce(0, '127.0.0.1')

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const socketInodes = (port: number): Set<string> => {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = new Set<string>()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/)
      if (local?.endsWith(`:${hex}`) && state === '0A' && inode) inodes.add(`socket:[${inode}]`)
    }
  }
  return inodes
}

const holds = (pid: string, inodes: Set<string>): boolean => {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return inodes.has(readlinkSync(`/proc/${pid}/fd/${fd}`))
      } catch {
        return false
      }
    })
  } catch {
    return false
  }
}

/** The process that listens on a port, as far as this user may see. @returns null when that cannot be told. */
export const portHolder = (port: number): { pid: number; command: string } | null => {
  try {
    const inodes = socketInodes(port)
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name, inodes))
    if (!pid) return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid: Number(pid), command: command.slice(0, 80) }
  } catch {
    return null
  }
}

/** @throws Problem when the web server could not listen there. */
export const requirePort = async (port: number, host: string, command: string): Promise<void> => {
  try {
    await listenOnce(port, host)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EADDRINUSE') {
      const holder = portHolder(port)
      const who = holder ? ` by process ${holder.pid} (${holder.command})` : ' by another program'
      throw new Problem(
        `Port ${port} is taken${who}.`,
        `Use another one:   PORT=${port + 1} ${command}\nor stop that program${holder ? `:   kill ${holder.pid}` : '.'}`,
      )
    }
    if (code === 'EACCES') {
      throw new Problem(
        `Port ${port} needs more rights than this user has.`,
        `Use a port above 1024:   PORT=3000 ${command}`,
      )
    }
    throw new Problem(
      `Cannot listen on ${host}:${port} (${code || String(error)}).`,
      `Check HOST and PORT, for instance:   HOST=127.0.0.1 ${command}`,
    )
  }
}
