/** Files made once and kept in memory, no more bytes than `maxBytes` together; when full, the one unused for longest goes. */
export class KeptFiles {
  private readonly files = new Map<string, Uint8Array>()
  private readonly making = new Map<string, Promise<Uint8Array | null>>()
  private bytes = 0

  constructor(private readonly maxBytes: number) {}

  /**
   * The kept file, else the one that is made now: once for all who ask at the same time. Null, no such file, is not kept.
   *
   * @throws Error whatever `make` throws; the next who asks tries again.
   */
  get(key: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const kept = this.files.get(key)
    if (kept) {
      this.files.delete(key)
      this.files.set(key, kept)
      return Promise.resolve(kept)
    }
    const underWay = this.making.get(key)
    if (underWay) return underWay
    const made = make()
      .then((file) => this.keep(key, file))
      .finally(() => this.making.delete(key))
    this.making.set(key, made)
    return made
  }

  private keep(key: string, file: Uint8Array | null): Uint8Array | null {
    if (!file || file.byteLength > this.maxBytes) return file
    this.files.set(key, file)
    this.bytes += file.byteLength
    for (const [oldest, { byteLength }] of this.files) {
      if (this.bytes <= this.maxBytes) break
      this.files.delete(oldest)
      this.bytes -= byteLength
    }
    return file
  }
}
