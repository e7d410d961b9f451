import { tagsFor, tenantOfTag } from './tags'

/** What the frame of every page reads: menus and their panels, footer, overlays; and which addresses lead elsewhere. */
const FRAME = ['navigation', 'locations', 'models', 'brands', 'media', 'picture-overlays', 'redirects']

/** A car's page and the files below it. A slug with other characters has no car. */
const CAR_PATH = /^\/cars\/([a-z0-9-]{1,200})(?:\/(?:share\.jpg|autogauge))?\/?$/

/** Every page reads the platform's globals: one key for all of them, on every page of every site. */
const PLATFORM = 'platform'

/** Every collection of a site's content at once: the key of pages whose sections are an editor's choice. */
const allContent = (tenantId: string): string => `content:${tenantId}`

/**
 * The surrogate keys for the answer at a path of a dealership's site, used by the cache in front (ADR 22). A car's page
 * has precise keys, because its data is known; every other page has keys that cover whatever its sections may read.
 * Only the site's own keys: a purge adds the groups that show a dealership (`purgedKeys`), so the number of keys does
 * not grow with a group's members.
 *
 * @param pathname as the visitor requested it
 */
export const surrogateKeys = (tenantId: string, pathname: string): string[] => {
  const slug = CAR_PATH.exec(pathname)?.[1]
  if (slug === undefined)
    return [
      PLATFORM,
      tagsFor.site(tenantId),
      tagsFor.stock(tenantId),
      tagsFor.stockSummary(tenantId),
      allContent(tenantId),
    ]
  return [
    PLATFORM,
    tagsFor.site(tenantId),
    tagsFor.stockSummary(tenantId),
    tagsFor.carSlug(tenantId, slug),
    ...[...FRAME, 'blogs', 'delivery-zones'].map((collection) => tagsFor.content(tenantId, collection)),
  ]
}

/**
 * The surrogate keys that go when cache tags are refreshed: the tags themselves, the key for any content of a site, and
 * the same for every site that shows the dealership.
 *
 * @param sitesShowing ids of the sites that show a dealership: its own and its groups'
 */
export const purgedKeys = (
  tags: readonly string[],
  sitesShowing: (tenantId: string) => readonly string[],
): string[] => {
  const keys = tags.flatMap((tag) => {
    if (tag.startsWith('platform:')) return [PLATFORM]
    const named = tenantOfTag(tag)
    if (!named) return [tag]
    return [named.tenantId, ...sitesShowing(named.tenantId)].flatMap((tenantId) => [
      named.of(tenantId),
      ...(tag.startsWith('content:') ? [allContent(tenantId)] : []),
    ])
  })
  return [...new Set(keys)]
}
