import { z } from 'zod'

const answers = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
})
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})
const tree = z.object({ contexts: z.array(z.object({ context: z.string(), url: z.string() })) })
const located = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) })

/**
 * As much of WebDriver BiDi as a test of Firefox needs. Playwright's own client of it asks for what Firefox ESR does not know
 * (emulation.setMediaFeaturesOverride).
 */
export const connectBidi = async (url: string) => {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const ready = Promise.withResolvers<void>()
  socket.addEventListener('open', () => ready.resolve())
  socket.addEventListener('close', () => {
    for (const { reject } of [ready, ...waiting.values()]) reject(new Error(`WebDriver BiDi at ${url} has gone.`))
  })
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error, message } = answers.parse(JSON.parse(String(data)))
    if (error === undefined) waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(`${error}: ${message ?? ''}`))
    waiting.delete(id)
  })
  await ready.promise

  let last = 0
  const ask = (method: string, params: object): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>()
    waiting.set((last += 1), answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return answer.promise
  }
  await ask('session.new', { capabilities: {} })
  return {
    ask,
    /** Tabs, or with 'chrome' Firefox's own windows, by address. */
    contexts: async (scope?: 'chrome') =>
      tree.parse(await ask('browsingContext.getTree', { maxDepth: 0, ...(scope ? { 'moz:scope': scope } : {}) }))
        .contexts,
    open: (context: string, address: string) =>
      ask('browsingContext.navigate', { context, url: address, wait: 'complete' }),
    /** The value of an expression there, as JSON carries it. */
    evaluate: async (context: string, expression: string): Promise<unknown> => {
      const asked = { expression: `(async () => JSON.stringify(await (${expression})))()`, awaitPromise: true }
      const answer = await ask('script.evaluate', { ...asked, target: { context } })
      const { result, exceptionDetails } = evaluated.parse(answer)
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`)
      return typeof result?.value === 'string' ? JSON.parse(result.value) : undefined
    },
    /** Presses a button of that name with the mouse, as a person does. */
    press: async (context: string, name: string): Promise<void> => {
      const locator = { type: 'accessibility', value: { role: 'button', name } }
      const [node] = located.parse(await ask('browsingContext.locateNodes', { context, locator })).nodes
      if (!node) throw new Error(`No button '${name}'`)
      const functionDeclaration = "(node) => node.scrollIntoView({ block: 'center', behavior: 'instant' })"
      const scroll = { functionDeclaration, arguments: [node], target: { context }, awaitPromise: false }
      await ask('script.callFunction', scroll)
      const move = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: node } }
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      await ask('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    close: async (): Promise<void> => socket.close(),
  }
}

export type Bidi = Awaited<ReturnType<typeof connectBidi>>
