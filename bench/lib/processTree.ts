import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks in a second, as Linux reports processor time to programs on every architecture Node runs on. */
const TICKS = 100
const PAGE_BYTES = 4096

type Stat = { pid: number; parent: number; cpuSeconds: number; rssMb: number }

const readStat = (pid: number): Stat[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in field 2 may hold spaces and brackets: count from its end, where field 3 is.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const field = (number: number): number => Number(fields[number - 3])
    const ticks = field(14) + field(15) + field(16) + field(17)
    return [{ pid, parent: field(4), cpuSeconds: ticks / TICKS, rssMb: (field(24) * PAGE_BYTES) / 1e6 }]
  } catch {
    return []
  }
}

const treeOf = (root: number): Stat[] => {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readStat(Number(name)) : []))
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

/** Processor time a process and everything it started have used so far, ended children included. */
export const cpuSecondsOf = (root: number): number => treeOf(root).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)

/** Memory (resident, MB of a million bytes) a process and everything it started hold now. */
export const rssMbOf = (root: number): number => treeOf(root).reduce((sum, { rssMb }) => sum + rssMb, 0)

const sharedOutMb = ({ pid, rssMb }: Stat): number => {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return kilobytes === undefined ? rssMb : (Number(kilobytes) * 1024) / 1e6
  } catch {
    return rssMb
  }
}

/** As `rssMbOf`, with what several processes share, such as PostgreSQL's buffers, counted once among them. */
export const pssMbOf = (root: number): number => treeOf(root).reduce((sum, stat) => sum + sharedOutMb(stat), 0)

/** The processes whose command names a folder: servers with their data in it. */
export const processesOf = (folder: string): number[] =>
  readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(folder) ? [Number(name)] : []
    } catch {
      return []
    }
  })

/** What a process calls itself, of at most 15 letters: 'postgres'. */
export const nameOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return 'ended'
  }
}

/** The process that started another; 0 when that one is gone. */
export const parentOf = (pid: number): number => readStat(pid)[0]?.parent ?? 0
