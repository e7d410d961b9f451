import { newAddress, oldAddress } from './redirectAddress'
import { type Redirect, redirectCircle, type RedirectMap, type RedirectType } from './redirectChains'

/** A line of a file of redirects: the three cells as they stand there. */
export interface RedirectLine {
  line: number
  from: string
  to: string
  type: string
}

export type RedirectOutcome =
  | ({ line: number; state: 'created' | 'updated' | 'unchanged' } & Redirect)
  | { line: number; state: 'rejected'; from: string; to: string; reason: string }

const TYPES: Record<string, RedirectType> = {
  '': '301',
  '301': '301',
  '308': '301',
  permanent: '301',
  '302': '302',
  '303': '302',
  '307': '302',
  temporary: '302',
}

const reasonAgainst = (
  { from, to, type }: RedirectLine,
  clean: { from: string | null; to: string | null; type: RedirectType | undefined },
): string | null => {
  if (from.trim() === '' || to.trim() === '') return 'It needs an old and a new address.'
  if (clean.from === null)
    return `‘${from}’ is no old address: give a path like /old-page, or the full old address. The home page stays where it is.`
  if (clean.to === null)
    return `‘${to}’ is no new address: give a path like /special-offers, or a full https:// address.`
  return clean.type === undefined ? `‘${type}’ is no kind of redirect: give 301 or 302, or leave it empty.` : null
}

/**
 * What importing a file of redirects would do, line by line, in the file's order (SEO-05). Good lines land when others are
 * refused. Nothing may lead in a circle, whether through the file or through what is there already.
 *
 * @param existing the site's redirects
 * @param hosts host names of the site itself
 */
export const planRedirects = (
  lines: readonly RedirectLine[],
  existing: RedirectMap,
  hosts: readonly string[],
): RedirectOutcome[] => {
  const map = new Map(existing)
  const firstLine = new Map<string, number>()
  return lines.map((given): RedirectOutcome => {
    const { line } = given
    const from = oldAddress(given.from)
    const to = newAddress(given.to, hosts)
    const type = TYPES[given.type.trim().toLowerCase()]
    const refused = (reason: string): RedirectOutcome => ({
      line,
      state: 'rejected',
      from: given.from.slice(0, 200),
      to: given.to.slice(0, 200),
      reason,
    })
    const reason = reasonAgainst(given, { from, to, type })
    if (reason !== null || from === null || to === null || type === undefined) return refused(reason ?? '')
    const earlier = firstLine.get(from)
    if (earlier !== undefined) return refused(`Line ${earlier} already says where this leads.`)
    const circle = redirectCircle(map, { from, to })
    if (circle) return refused(`It would lead in a circle: ${circle.join(' → ')}.`)
    firstLine.set(from, line)
    const before = map.get(from)
    map.set(from, { from, to, type })
    if (!before) return { line, state: 'created', from, to, type }
    return { line, state: before.to === to && before.type === type ? 'unchanged' : 'updated', from, to, type }
  })
}
