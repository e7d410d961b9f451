import type { Theme } from '@/tenants/Site'

/** Classes of the header's bar per theme.headerStyle. `overlay` floats over a page's hero. */
export const headerLook: Record<Theme['headerStyle'], string> = {
  light: 'sticky top-0 border-b border-line bg-canvas text-fg',
  dark: 'sticky top-0 bg-ink text-on-ink on-dark',
  overlay: 'header-floating sticky top-3 mx-auto mt-3 rounded-xl bg-canvas text-fg shadow-raised',
  centred: 'sticky top-0 border-b border-line bg-canvas text-fg',
}
