/** A file as react-pdf's `Image` takes it without keeping a copy: a Buffer over the same bytes. */
export const bufferOf = (file: Uint8Array): Buffer => Buffer.from(file.buffer, file.byteOffset, file.byteLength)
