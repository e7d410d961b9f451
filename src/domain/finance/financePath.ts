interface FinanceSite {
  settings: { routes: { financeLink: string } }
}

/** The finance page's canonical path: the site's own link when it leads to this site (RTE-09). */
export const financePath = ({ settings }: FinanceSite): string => {
  const path = settings.routes.financeLink.split(/[?#]/)[0] ?? ''
  return path.startsWith('/') && !path.startsWith('//') ? path : '/finance'
}
