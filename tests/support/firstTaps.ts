import type { Locator, Page } from 'playwright'

/** What a tap does: something comes into sight, or the browser goes to another address. */
export type TapEffect = { shows: Locator } | { leadsTo: RegExp }

export interface FirstTap {
  page: 'home' | 'search' | 'vehicle'
  control: string
  /** What is tapped. */
  target: (page: Page) => Locator
  effect: (page: Page) => TapEffect
}

const main = (page: Page): Locator => page.getByRole('main')
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
const menu = {
  control: 'menu',
  target: (page: Page) => page.getByRole('button', { name: 'Menu' }),
  effect: (page: Page) => ({ shows: dialog(page, 'Menu') }),
}
const save = {
  control: 'save',
  target: (page: Page) =>
    main(page)
      .getByRole('button', { name: /^Save / })
      .first(),
  effect: (page: Page) => ({
    shows: main(page)
      .getByRole('button', { name: /^Save /, pressed: true })
      .first(),
  }),
}
const enquire = {
  control: 'enquire',
  target: (page: Page) =>
    main(page)
      .getByRole('link', { name: /^(Enquire Now|Book a Test Drive): / })
      .first(),
  effect: () => ({ leadsTo: /\/cars\/[^#]+#(enquire|test-drive)$/ }),
}

/** Five controls of each of three pages, as a phone shows them. */
export const firstTaps: FirstTap[] = [
  { page: 'home', ...menu },
  {
    page: 'home',
    control: 'search',
    target: (page) => main(page).getByRole('button', { name: /^Search \d/ }),
    effect: () => ({ leadsTo: /\/search\// }),
  },
  {
    page: 'home',
    control: 'price search',
    target: (page) => main(page).getByRole('button', { name: 'Show me cars' }),
    effect: () => ({ leadsTo: /\/search\/.*price/ }),
  },
  { page: 'home', ...save },
  { page: 'home', ...enquire },
  { page: 'search', ...menu },
  {
    page: 'search',
    control: 'filter',
    target: (page) => main(page).getByRole('button', { name: /^Filter/ }),
    effect: (page) => ({ shows: dialog(page, 'Filters').or(page.locator('#filters:target')) }),
  },
  {
    page: 'search',
    control: 'list',
    target: (page) => main(page).getByRole('button', { name: 'Show as a list' }),
    effect: (page) => ({ shows: main(page).getByRole('button', { name: 'Show as cards' }) }),
  },
  { page: 'search', ...save },
  { page: 'search', ...enquire },
  { page: 'vehicle', ...menu },
  {
    page: 'vehicle',
    control: 'photo',
    target: (page) => main(page).getByRole('button', { name: 'Photo 2', exact: true }),
    effect: (page) => ({ shows: main(page).locator('[aria-current=true][aria-label="Photo 2"]') }),
  },
  {
    page: 'vehicle',
    control: 'all photos',
    target: (page) => main(page).getByRole('button', { name: 'View all photos' }),
    effect: (page) => ({ shows: page.locator('dialog[open]') }),
  },
  {
    page: 'vehicle',
    control: 'compare',
    target: (page) => main(page).getByRole('button', { name: 'Compare', exact: true }),
    effect: (page) => ({ shows: main(page).getByRole('button', { name: 'Comparing', exact: true }) }),
  },
  {
    page: 'vehicle',
    control: 'enquire',
    target: (page) => main(page).getByRole('link', { name: 'Enquire Now', exact: true }).first(),
    effect: (page) => ({ shows: dialog(page, /^Ask about this one/).or(page.locator('#enquire:target')) }),
  },
]
