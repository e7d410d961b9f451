import { connect, createServer, type Socket } from 'node:net'

/** A fixed local address whose calls go to a server that may move to another port when it is started again. */
export const switchboard = async () => {
  let target = 0
  const open = new Set<Socket>()
  const server = createServer((caller) => {
    if (target === 0) {
      caller.on('error', () => undefined)
      caller.destroy()
      return
    }
    const callee = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return {
    port: address.port,
    pointTo: (port: number) => {
      target = port
    },
    /** Ends every call and takes none until it points somewhere again. */
    hangUp: () => {
      target = 0
      for (const socket of open) socket.destroy()
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
