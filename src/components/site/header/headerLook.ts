import type { Theme } from '@/tenants/Site'

/** Classes of the header's bar per theme.headerStyle. `overlay` lies over a page's hero and turns solid on scroll. */
export const headerLook: Record<Theme['headerStyle'], string> = {
  light: 'sticky top-0 border-b border-line bg-canvas text-fg',
  dark: 'sticky top-0 bg-ink text-on-ink on-dark',
  overlay: 'header-overlay sticky top-0 bg-ink text-on-ink on-dark',
  centred: 'sticky top-0 border-b border-line bg-canvas text-fg',
}
