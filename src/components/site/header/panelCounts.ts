import type { StockCounts } from '@/src/domain/site/StockCounts'
import type { MenuLink } from '@/tenants/Site'

const MAKES_SHOWN = 12
const BODIES_SHOWN = 7

/** The part of a site's stock its menu lists. */
export type PanelCounts = Pick<StockCounts, 'total' | 'conditions' | 'bodies' | 'makes'>

export const panelCounts = ({ total, conditions, bodies, makes }: StockCounts): PanelCounts => ({
  total,
  conditions,
  bodies: bodies.slice(0, BODIES_SHOWN),
  makes: makes.slice(0, MAKES_SHOWN),
})

/** The menu's own links; those the live lists have already are left out. */
export const ownLinks = ({ conditions, bodies, makes }: StockCounts, links: MenuLink[]): MenuLink[] => {
  const listed = new Set([...conditions, ...bodies, ...makes].map(({ href }) => href))
  return links.filter(({ href }) => !listed.has(href))
}
