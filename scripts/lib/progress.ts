const heartbeatMs = 10_000

const seconds = (startedAt: number): string => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`

/** Prints one line. The only way the scripts write to the terminal. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const showElapsed = (label: string, startedAt: number): (() => void) => {
  const onTerminal = process.stdout.isTTY === true
  const timer = setInterval(
    () => {
      if (onTerminal) process.stdout.write(`\r  … ${label} ${seconds(startedAt)}  `)
      else say(`  … ${label}, ${seconds(startedAt)} so far`)
    },
    onTerminal ? 500 : heartbeatMs,
  )
  return () => {
    clearInterval(timer)
    if (onTerminal) process.stdout.write('\r\u001b[K')
  }
}

/**
 * Runs one long step with visible progress: what is happening, that it still is, and how long it took.
 * The step may return a note for its final line through `done`.
 */
export const step = async <Result>(
  label: string,
  work: (done: (note: string) => void) => Promise<Result>,
): Promise<Result> => {
  const startedAt = Date.now()
  let note = ''
  if (process.stdout.isTTY !== true) say(`• ${label}`)
  const finish = showElapsed(label, startedAt)
  try {
    const result = await work((text) => {
      note = ` (${text})`
    })
    finish()
    say(`✓ ${label}${note}, ${seconds(startedAt)}`)
    return result
  } catch (error) {
    finish()
    say(`✗ ${label}, after ${seconds(startedAt)}`)
    throw error
  }
}
