import type { Theme } from './Site'

/** Colours of a site's header in hex: a logo is made for its ground, and lies on it in mails and documents too. */
export const headerColours = ({
  headerStyle,
  ink,
  onInk,
}: Pick<Theme, 'headerStyle' | 'ink' | 'onInk'>): { background: string; text: string } =>
  headerStyle === 'dark' ? { background: ink, text: onInk } : { background: '#ffffff', text: ink }
