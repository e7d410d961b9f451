/** A bucket for each client: `burst` requests at once, then `perSecond`. Old buckets are dropped, so it stays small. */
export class RateLimit {
  private readonly buckets = new Map<string, { tokens: number; at: number }>()

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly clients = 10_000,
  ) {}

  /** Takes one request from a client's bucket; false: too many. `now` in milliseconds. */
  allow(client: string, now: number): boolean {
    const bucket = this.buckets.get(client) ?? { tokens: this.burst, at: now }
    const tokens = Math.min(this.burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * this.perSecond)
    this.buckets.delete(client)
    this.buckets.set(client, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now })
    const oldest = this.buckets.keys().next()
    if (this.buckets.size > this.clients && !oldest.done) this.buckets.delete(oldest.value)
    return tokens >= 1
  }
}
