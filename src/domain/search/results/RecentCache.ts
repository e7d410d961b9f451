/**
 * Keeps the latest answers for a short time, evicting the least recently used (SEA-28). Keys belong to a group (a
 * site), which can be cleared at once when its stock changes.
 */
export class RecentCache<T> {
  private readonly entries = new Map<string, { group: string; value: T; until: number }>()

  constructor(
    private readonly max: number,
    private readonly lifeMs: number,
  ) {}

  get(group: string, key: string, now: number): T | undefined {
    const name = `${group} ${key}`
    const entry = this.entries.get(name)
    if (!entry) return undefined
    this.entries.delete(name)
    if (entry.until <= now) return undefined
    this.entries.set(name, entry)
    return entry.value
  }

  set(group: string, key: string, value: T, now: number): void {
    const name = `${group} ${key}`
    this.entries.delete(name)
    this.entries.set(name, { group, value, until: now + this.lifeMs })
    const oldest = this.entries.keys().next()
    if (this.entries.size > this.max && !oldest.done) this.entries.delete(oldest.value)
  }

  forget(group: string): void {
    for (const [name, entry] of this.entries) if (entry.group === group) this.entries.delete(name)
  }

  get size(): number {
    return this.entries.size
  }
}
