import type { Page } from '@playwright/test'

/** What Harbour City's promotion says: dismissed before, it does not stand in the way of what a test is about. */
const PROMOTION =
  'Summer plate clearance Every **demonstrator** is priced to go before the new plates arrive. See the list, then take one for a drive this weekend.'
export const withoutPopup = (page: Page) =>
  page.addInitScript((promotion) => {
    if (location.protocol === 'http:') localStorage.setItem('popup-dismissed', promotion)
  }, PROMOTION)
