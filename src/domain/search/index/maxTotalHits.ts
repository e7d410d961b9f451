/** Most hits a search can page through. Apart from the index's settings, so that a browser need not load those. */
export const MAX_TOTAL_HITS = 20_000
