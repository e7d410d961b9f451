interface Config {
  host: string
  /** instant-meilisearch passes ours on (`liveClient`). */
  httpClient: (input: URL, init: { method: 'POST'; body: string }) => Promise<unknown>
}

/**
 * What browsers get for the package `meilisearch` (see next.config.mjs): the two calls instant-meilisearch makes, through
 * our own way to send them. The whole client, with every call an administrator makes, is 6 KB gzip of script.
 */
export class Meilisearch {
  constructor(private readonly config: Config) {}

  private post(path: string, body: object): Promise<unknown> {
    return this.config.httpClient(new URL(path, this.config.host), { method: 'POST', body: JSON.stringify(body) })
  }

  multiSearch(queries: object): Promise<unknown> {
    return this.post('/multi-search', queries)
  }

  index(uid: string): { searchForFacetValues: (params: object) => Promise<unknown> } {
    return {
      searchForFacetValues: (params) => this.post(`/indexes/${encodeURIComponent(uid)}/facet-search`, params),
    }
  }
}
