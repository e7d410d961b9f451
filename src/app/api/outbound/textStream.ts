/**
 * A response body from chunks of text, produced one at a time with backpressure. When producing a chunk fails the
 * connection is aborted, so that half a feed is never taken for a complete one.
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
