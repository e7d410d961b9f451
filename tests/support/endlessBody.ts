const CHUNK_BYTES = 16_000
const MOST_BYTES = 5_000_000

/** A body of five megabytes that comes piece by piece, and how many bytes of it were taken. */
export const endlessBody = () => {
  let bytes = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      bytes += CHUNK_BYTES
      controller.enqueue(new Uint8Array(CHUNK_BYTES).fill(32))
      if (bytes >= MOST_BYTES) controller.close()
    },
  })
  return { body, sent: () => bytes }
}
