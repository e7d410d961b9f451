/**
 * A response body from pieces of text, asked for one at a time as the receiver takes them. When making a piece fails the
 * connection breaks off, so that half a feed is never taken for a whole one.
 */
export const textStream = (first: string, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    pull: async (controller) => {
      const next = await rest.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    cancel: async () => {
      await rest.return(undefined)
    },
  })
}
