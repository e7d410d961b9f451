import type { BrochureTheme } from '../BrochureContent'

/** The header's colours in hex, as the site's own header has them: a logo is made for one of the two grounds. */
export const headerColours = ({ headerStyle, ink, onInk }: BrochureTheme): { background: string; text: string } =>
  headerStyle === 'dark' || headerStyle === 'overlay'
    ? { background: ink, text: onInk }
    : { background: '#ffffff', text: ink }
