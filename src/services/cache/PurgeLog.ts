/** Beyond this many purged tags everything is purged, and the log starts empty again. */
const MOST_TAGS = 100_000

/** Which tags this process has purged, in its own count of moments. */
export class PurgeLog {
  #moment = 0
  /** Everything that began before this moment is purged. */
  #epoch = 0
  readonly #purged = new Map<string, number>()

  next(): number {
    this.#moment += 1
    return this.#moment
  }

  add(tags: string[]): void {
    const moment = this.next()
    if (this.#purged.size + tags.length > MOST_TAGS) {
      this.#purged.clear()
      this.#epoch = moment
    } else for (const tag of tags) this.#purged.set(tag, moment)
  }

  /** Whether one of the tags was purged since `began`. */
  isPurged(began: number, tags: string[]): boolean {
    return began <= this.#epoch || tags.some((tag) => (this.#purged.get(tag) ?? 0) >= began)
  }
}
