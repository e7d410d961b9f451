/** A JPEG as `Image` takes it: the file's own bytes, not copied. */
export const jpegOf = (file: Uint8Array): { data: Buffer; format: 'jpg' } => ({
  data: Buffer.from(file.buffer, file.byteOffset, file.byteLength),
  format: 'jpg',
})
