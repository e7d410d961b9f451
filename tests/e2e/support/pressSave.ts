import { expect, type Locator, type Page, type Request } from '@playwright/test'

interface Asked {
  open: number
  /** When the last request began or ended, in ms. */
  at: number
}

const asked = new WeakMap<Page, Asked>()

const isFormState = (request: Request): boolean => request.method() === 'POST' && 'next-action' in request.headers()

/** Counts the requests by which the admin's forms tell the server what was typed, from here on. */
export const noteFormState = (page: Page): void => {
  if (asked.has(page)) return
  const state: Asked = { open: 0, at: Date.now() }
  asked.set(page, state)
  const count = (step: number) => (request: Request) => {
    if (!isFormState(request)) return
    state.open += step
    state.at = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
}

/** Waits until the server has answered what was typed into a form, which the form sends a quarter of a second later. */
export const formAnswered = async (page: Page): Promise<void> => {
  const typed = Date.now()
  await expect(() => {
    const { open, at } = asked.get(page) ?? { open: 0, at: typed }
    expect(open).toBe(0)
    expect(Date.now() - Math.max(at, typed)).toBeGreaterThan(500)
  }).toPass({ intervals: [100], timeout: 30_000 })
}

/**
 * Presses Save of a form of the admin as a person does who has finished typing. An answer that comes after the press
 * changes what the form of Payload 3.90 shows and sends: it takes the words of a refusal away, and an emptied list is
 * left out.
 */
export const pressSave = async (page: Page, form: Page | Locator = page): Promise<void> => {
  await formAnswered(page)
  await form.locator('#action-save').click()
}
