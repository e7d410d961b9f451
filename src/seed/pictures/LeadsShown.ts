/** Which websites' vehicles are shown by a picture first, by its address: no lead picture shows more than two (CAR-17). */
export class LeadsShown {
  readonly #sites = new Map<string, string[]>()

  /** Whether a vehicle of the website may have it as its lead picture: one at most on each website, two in all. */
  isFree(address: string, site: string): boolean {
    const sites = this.#sites.get(address) ?? []
    return sites.length < 2 && !sites.includes(site)
  }

  timesShown(address: string): number {
    return this.#sites.get(address)?.length ?? 0
  }

  add(address: string, site: string): void {
    this.#sites.set(address, [...(this.#sites.get(address) ?? []), site])
  }
}
