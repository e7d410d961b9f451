import { expect, test } from '@playwright/test'
import { all, hydrated, open, total } from './support/searchPage'
import { box, countIn, list, note, option, partViolations, start, understoodSoFar } from './support/searchWords'

const SENTENCE = 'auto suv under 60k near 2000'
const READ = ['Automatic', 'SUV', 'Up to $60,000', 'Within 50 km of 2000']
for (const [device, use] of [
  ['on a desktop', {}],
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const) {
  test.describe(device, () => {
    test.use(use)

    test('ALRT-06 ALRT-05 a sentence typed with the keyboard becomes filters, as many cars as promised', async ({
      page,
    }) => {
      await start(page)
      await box(page).focus()
      await page.keyboard.type(SENTENCE)
      await expect(understoodSoFar(page)).toHaveText(READ)
      await page.keyboard.press('ArrowDown')
      const show = option(page, /^Show/)
      await expect(show).toHaveAttribute('aria-selected', 'true')
      await expect(box(page)).toHaveAttribute('aria-activedescendant', String(await show.getAttribute('id')))
      const promised = countIn(await show.innerText())
      await page.keyboard.press('Enter')
      await expect(list(page)).toBeHidden()
      await expect.poll(() => total(page)).toBe(promised)
      const { searchParams } = new URL(page.url())
      expect(Object.fromEntries(searchParams)).toEqual({
        simple_body: 'SUV',
        simple_transmission: 'Automatic',
        price: ':60000',
        postcode: '2000',
        distance: '50',
        said: SENTENCE,
      })
      await expect(note(page)).toContainText(`We read “${SENTENCE}” as`)
      for (const label of READ) {
        await expect(page.getByRole('main').getByRole('link', { name: `Remove ${label}` })).toHaveCount(1)
      }
      await expect(box(page)).toHaveValue('')
      await page.reload()
      expect(await total(page)).toBe(promised)
      await expect(note(page)).toBeVisible()
    })

    test('A11Y-01 axe finds nothing with the list open, before and after typing', async ({ page }) => {
      await start(page)
      await box(page).click()
      await expect(list(page)).toBeVisible()
      expect(await partViolations(page, '#content form[role=search]')).toEqual([])
      await box(page).pressSequentially('auto toyota')
      await expect(understoodSoFar(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      expect(await partViolations(page, '#content form[role=search]')).toEqual([])
    })

    test('A11Y-01 axe finds nothing with a sentence understood and a filter’s menu open', async ({ page }) => {
      await open(page, `${all}?price=%3A60000&simple_transmission=Automatic&said=auto+under+60k`)
      await note(page).getByText('Up to $60,000').click()
      await expect(note(page).getByRole('link', { name: 'Up to $50,000' })).toBeVisible()
      expect(await partViolations(page, '[aria-label="How your words were understood"]')).toEqual([])
    })

    test('ALRT-06 the list stays within the window', async ({ page }) => {
      await start(page)
      await box(page).click()
      await expect(list(page)).toBeVisible()
      const { left, right, width } = await list(page).evaluate((element) => {
        const rect = element.getBoundingClientRect()
        return { left: rect.left, right: rect.right, width: document.documentElement.clientWidth }
      })
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })
}

test.describe('the keyword box', () => {
  test('ALRT-06 words that are no filter stay the keyword', async ({ page }) => {
    await start(page)
    await box(page).fill('auto under 80k premium')
    const promised = countIn(await option(page, /^Show/).innerText())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?query=premium&price=%3A80000&simple_transmission=Automatic&said=/)
    await expect(box(page)).toHaveValue('premium')
    await expect.poll(() => total(page)).toBe(promised)
    await expect(page.getByRole('link', { name: 'Remove “premium”' })).toBeVisible()
  })

  test('SEA-30 nothing is asked until 300 ms have passed since the last key', async ({ page }) => {
    await page.clock.install()
    await start(page)
    await hydrated(page)
    await box(page).click()
    await expect(list(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked: string[] = []
    page.on('request', (request) => {
      const words = `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`
      if (words.includes('/api/search/') && words.includes('toy')) asked.push(words)
    })
    for (const word of ['toy', 'ota']) {
      await box(page).pressSequentially(word)
      await page.clock.runFor(299)
    }
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  })

  test('SEA-30 ALRT-06 plain words search while they are typed, a sentence waits for Enter', async ({ page }) => {
    await start(page)
    await box(page).pressSequentially('toyota')
    await expect(page).toHaveURL(/\?query=toyota$/)
    await box(page).pressSequentially(' auto under 60k')
    await expect(option(page, /^Show/)).toBeVisible()
    await expect(understoodSoFar(page)).toHaveCount(3)
    await expect(page).toHaveURL(/\?query=toyota$/)
  })

  test('ALRT-06 the list’s code comes when the box is touched, not before', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await start(page)
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    await box(page).focus()
    await expect.poll(() => scripts.length).toBeGreaterThan(before)
  })

  test('ALRT-06 arrow keys go round the list and back into the field; Escape closes it', async ({ page }) => {
    await start(page)
    await box(page).focus()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowDown')
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(option(page, 'Toyota')).toBeVisible()
    const options = list(page).getByRole('option')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(box(page)).toBeFocused()
  })

  test('ALRT-06 a filter left out of the sentence takes its words with it', async ({ page }) => {
    await start(page)
    await box(page).fill('auto suv under 60k')
    await page.getByRole('button', { name: 'Leave out SUV' }).click()
    await expect(box(page)).toHaveValue('auto under 60k')
    await expect(understoodSoFar(page)).toHaveText(['Automatic', 'Up to $60,000'])
  })

  test('ALRT-06 a suggested make leads to its page with as many cars as it says, and keeps the filters', async ({
    page,
  }) => {
    await start(page, `${all}?price=%3A60000`)
    await box(page).pressSequentially('toyo')
    const toyota = option(page, /^Toyota \d+ cars$/)
    await toyota.click()
    await expect(page).toHaveURL(/\/search\/toyota\?price=%3A60000$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Toyota/)
  })

  test('ENT-23 the last searches are offered and lead back', async ({ page }) => {
    await start(page)
    await hydrated(page)
    await box(page).fill('auto suv under 60k')
    await page.keyboard.press('Enter')
    await expect(note(page)).toBeVisible()
    await expect(page.locator('#results')).toHaveAttribute('aria-busy', 'false')
    const found = await total(page)
    await start(page, '/search/used-cars')
    await hydrated(page)
    await box(page).click()
    const past = list(page).getByRole('group', { name: 'Recent searches' }).getByRole('option')
    await expect(past.first()).toContainText('Up to $60,000')
    await past.first().click()
    await expect(page).toHaveURL(/price=%3A60000/)
    await expect.poll(() => total(page)).toBe(found)
    await box(page).click()
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(past).toHaveCount(0)
  })

  test('ALRT-06 without suggestions, as the server does not answer, words can still be searched', async ({ page }) => {
    await page.route('**/api/search/suggest**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await start(page)
    await box(page).fill('toyota')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?query=toyota$/)
  })

  test('ALRT-06 the home page takes a sentence together with its other choices', async ({ page }) => {
    await open(page, '/')
    await page.getByLabel('Make', { exact: true }).selectOption('Toyota')
    await box(page).fill('auto under 80k')
    await option(page, /^Show|^No cars/).click()
    await expect(page).toHaveURL(/make=Toyota&price=%3A80000&simple_transmission=Automatic&said=/)
    await expect(note(page)).toBeVisible()
  })

  test('ALRT-06 the header offers the same box on other pages', async ({ page }) => {
    await open(page, '/contact-us')
    await page.getByRole('banner').getByRole('link', { name: 'Search our stock' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search our stock' })
    await expect(dialog.getByRole('combobox', { name: 'Keyword' })).toBeFocused()
    await page.keyboard.type('toyo')
    await dialog.getByRole('option', { name: /^Toyota \d/ }).click()
    await expect(page).toHaveURL(/\/search\/toyota$/)
    await expect(dialog).toBeHidden()
  })
})

test.describe('how a sentence was understood', () => {
  test('ALRT-06 a filter is changed in place, taken away, and the words searched instead', async ({ page }) => {
    await start(page)
    await box(page).fill('auto suv under 60k')
    await page.keyboard.press('Enter')
    await expect(note(page)).toBeVisible()
    await note(page).getByText('Up to $60,000').click()
    await note(page).getByRole('link', { name: 'Up to $50,000' }).click()
    await expect(page).toHaveURL(/price=%3A50000/)
    await expect(note(page)).toContainText('We read “auto suv up to $50,000” as')
    await note(page).getByRole('link', { name: 'Remove SUV' }).click()
    await expect(page).not.toHaveURL(/SUV/)
    await expect(note(page).getByRole('link', { name: /^Remove/ })).toHaveCount(2)
    await note(page).getByRole('link', { name: 'Search these words instead' }).click()
    await expect(page).toHaveURL(/\?query=auto\+suv\+up\+to\+%2450%2C000$/)
    await expect(note(page)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ALRT-06 a sentence is read, changed, taken apart and searched as words', async ({ page }) => {
    await open(page, all)
    await page.getByRole('search', { name: 'Keyword' }).getByRole('searchbox').fill(SENTENCE)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/postcode=2000/)
    await expect(note(page).getByRole('link', { name: /^Remove/ })).toHaveCount(READ.length)
    await note(page).getByText('Up to $60,000').click()
    await note(page).getByRole('link', { name: 'Up to $55,000' }).click()
    await expect(page).toHaveURL(/price=%3A55000/)
    await expect(note(page)).toContainText('up to $55,000')
    await note(page).getByRole('link', { name: 'Remove SUV' }).click()
    await expect(page).not.toHaveURL(/simple_body/)
    await note(page).getByRole('link', { name: 'Search these words instead' }).click()
    await expect(page).toHaveURL(/\?query=auto\+suv/)
  })

  test('ALRT-06 the home page’s box reads a sentence', async ({ page }) => {
    await open(page, '/')
    const form = page.getByRole('search', { name: 'Search our stock' })
    await form.getByRole('searchbox').fill('auto suv under 60k')
    await form.getByRole('button', { name: /^Search/ }).click()
    await expect(note(page)).toBeVisible()
  })
})
