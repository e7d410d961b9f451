import type { ComponentType } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { Site, Theme } from '@/tenants/Site'
import { ColumnsFooter, IndexFooter, LightFooter, PlacesFooter, StatementFooter } from './footerStyles'

const STYLES: Record<Theme['footerStyle'], ComponentType<{ site: Site }>> = {
  columns: ColumnsFooter,
  light: LightFooter,
  statement: StatementFooter,
  places: PlacesFooter,
  index: IndexFooter,
}

/** Footer of every page: link groups, places, licences, payments (CON-07, LAW-06, BUY-06), composed as the theme says. */
export const Footer = ({ site }: { site: Site }) => {
  const style = site.theme.footerStyle
  const Composed = STYLES[style]
  return (
    <footer
      className={cx('mt-auto bg-ink text-on-ink', style === 'light' ? 'ink-surface border-t border-line' : 'on-dark')}
    >
      <Composed site={site} />
    </footer>
  )
}
