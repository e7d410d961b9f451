/**
 * A bucket of tokens for each key: `burst` at once, then `perSecond`. The key unused for longest is dropped beyond `keys`,
 * so the memory is bounded.
 */
export class RateLimit {
  private readonly buckets = new Map<string, { tokens: number; at: number }>()

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly keys = 10_000,
  ) {}

  /** Takes `cost` tokens from a key's bucket; false: it has too few, and none is taken. `now` in milliseconds. */
  allow(key: string, now: number, cost = 1): boolean {
    const tokens = this.tokens(key, now)
    const enough = tokens >= cost
    this.buckets.delete(key)
    this.buckets.set(key, { tokens: enough ? tokens - cost : tokens, at: now })
    const oldest = this.buckets.keys().next()
    if (this.buckets.size > this.keys && !oldest.done) this.buckets.delete(oldest.value)
    return enough
  }

  /** Gives back what `allow` took, for work that turned out to be no burden. */
  giveBack(key: string, now: number, cost = 1): void {
    this.buckets.set(key, { tokens: Math.min(this.burst, this.tokens(key, now) + cost), at: now })
  }

  /** Tokens in a key's bucket; none is taken. */
  tokens(key: string, now: number): number {
    const bucket = this.buckets.get(key) ?? { tokens: this.burst, at: now }
    return Math.min(this.burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * this.perSecond)
  }
}
