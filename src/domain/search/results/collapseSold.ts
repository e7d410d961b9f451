/**
 * Runs of consecutive sold hits become their first one, unless every hit is sold (SEA-24,
 * `settings.search.collapseSold`).
 */
export const collapseSold = <T extends { status: string }>(hits: T[], enabled: boolean): T[] => {
  if (!enabled || hits.every(({ status }) => status === 'sold')) return hits
  return hits.filter(({ status }, position) => status !== 'sold' || hits[position - 1]?.status !== 'sold')
}
