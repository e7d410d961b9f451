import { expect, type Page, test } from '@playwright/test'
import { staffApi } from './support/api'
import { all, open, total } from './support/searchPage'
import { box, countIn, note, partViolations, start } from './support/searchWords'

const ways = (page: Page) => page.getByRole('list', { name: 'Close to what you asked for' })
const alert = (page: Page) => page.getByRole('region', { name: 'Alert for this search' })

/** No car of the demo stock costs so little, and no single filter is to blame for both. */
const NOTHING = `${all}?make=Toyota&price=1%3A500`
const NOTHING_AT_ALL = `${all}?make=Toyota&price=1%3A500&year=2090%3A`

test.describe('nothing found', () => {
  test('ALRT-07 the filter to do without comes first, with exactly as many cars as it says', async ({ page }) => {
    await start(page, NOTHING)
    const rows = ways(page).getByRole('link')
    await expect(rows.first()).toContainText('Without “$1 to $500”')
    expect(await partViolations(page, '#results')).toEqual([])
    const own = ways(page).locator('a[href^="/"]')
    const counts = (await own.allInnerTexts()).map(countIn)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    await rows.first().click()
    await expect(page).toHaveURL(/\?make=Toyota$/)
    await expect.poll(() => total(page)).toBe(counts[0])
  })

  test('ALRT-07 where no single filter is to blame, two are named', async ({ page }) => {
    await start(page, NOTHING_AT_ALL)
    const first = ways(page).getByRole('link').first()
    await expect(first).toContainText('Without “$1 to $500” and “2090 or newer”')
    const promised = countIn(await first.innerText())
    await first.click()
    await expect.poll(() => total(page)).toBe(promised)
  })

  test('ALRT-07 ways out are also offered when a click on the page finds nothing', async ({ page }) => {
    await start(page, `${all}?price=%3A60000`)
    await box(page).fill('zzzzqqq')
    await expect(ways(page).getByRole('link').first()).toContainText('Without “zzzzqqq”')
  })

  test('ALRT-07 a car that is not there: others of its colour, others of its body, and at the group in other colours', async ({
    page,
  }) => {
    await start(page, `${all}?query=red+hilux`)
    const rows = ways(page).getByRole('link')
    await expect(rows.filter({ hasText: 'Without “hilux”' })).toHaveAttribute('href', /colour=Red/)
    const group = rows.filter({ hasText: 'At Apex Motor Group, without “Red”' })
    await expect(group).toHaveAttribute('href', /^http:\/\/apex-motor-group\..*HiLux/)
    const utes = rows.filter({ hasText: '“Ute” instead of “Toyota HiLux”, without “Red”' })
    const promised = countIn(await utes.innerText())
    await utes.click()
    await expect(page).toHaveURL(/simple_body=Ute/)
    await expect.poll(() => total(page)).toBe(promised)
  })

  test('ALRT-06 ‘suv not white’ finds SUVs of every other colour', async ({ page }) => {
    await open(page, `${all}?simple_body=SUV&colour=White`)
    const white = await total(page)
    await open(page, `${all}?simple_body=SUV`)
    const suvs = await total(page)
    await start(page, all)
    await box(page).fill('suv not white')
    await box(page).press('Enter')
    await expect(note(page)).toContainText('Not White')
    await expect.poll(() => total(page)).toBe(suvs - white)
  })

  test('ALRT-07 LAW-07 word of a car is asked for, and kept with what was agreed to', async ({ page }) => {
    const email = `alert-${Date.now()}@example.com`
    await start(page, NOTHING)
    await alert(page).getByLabel('Email').fill('no address')
    await alert(page).getByRole('button', { name: 'Tell me' }).click()
    await expect(alert(page)).toContainText('Please enter a valid email address.')
    await alert(page).getByLabel('Email').fill(email)
    const consent = (
      await alert(page)
        .getByText(/^By asking, you agree/)
        .innerText()
    ).trim()
    await alert(page).getByRole('button', { name: 'Tell me' }).click()
    await expect(alert(page).getByRole('status')).toContainText('Thank you.')
    const admin = await staffApi('admin@demo.test')
    const [lead] = await admin.find(`leads?where[email][equals]=${email}`)
    await admin.dispose()
    expect(lead).toMatchObject({
      category: 'Sales Enquiry',
      subcategory: 'Stock Alert',
      opt_in: false,
      lead_attributes: { search: NOTHING, alert_consent: { who: email, text: consent } },
    })
    expect(lead?.message).toContain('Toyota, $1 to $500')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ALRT-07 ways out and the alert', async ({ page }) => {
    const email = `plain-${Date.now()}@example.com`
    await open(page, NOTHING)
    const first = ways(page).getByRole('link').first()
    const promised = countIn(await first.innerText())
    await alert(page).getByLabel('Email').fill(email)
    await alert(page).getByRole('button', { name: 'Tell me' }).click()
    await expect(alert(page)).toContainText('Thank you.')
    const admin = await staffApi('admin@demo.test')
    expect(await admin.find(`leads?where[email][equals]=${email}`)).toHaveLength(1)
    await admin.dispose()
    await first.click()
    expect(await total(page)).toBe(promised)
  })
})
