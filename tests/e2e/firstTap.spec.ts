import { expect, test } from '@playwright/test'
import { firstTaps, type FirstTap } from '../support/firstTaps'
import { phone, slowDown } from '../support/slowPhone'
import { tapAfter } from '../support/tapAfter'
import { aCar } from './support/cars'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const SITE = 'harbour-city'
/** Whether, not when: a slow machine may take its time. */
const effectOn = expect.configure({ timeout: 30_000 })
const MOMENTS_MS = [1000, 2000, 3000]

test.use(phone)

let paths: Record<FirstTap['page'], string>
test.beforeAll(async () => {
  // Without a 360° view, which has no button for all photos.
  const car = await aCar(
    SITE,
    'where[status][equals]=in_stock&where[reserved][not_equals]=true&where[body][equals]=Van',
  )
  paths = { home: '/', search: '/search/used-cars', vehicle: `/cars/${car.slug}` }
})

for (const tap of firstTaps)
  for (const afterMs of MOMENTS_MS)
    test(`on a slow phone a tap on ${tap.control} of the ${tap.page} page after ${afterMs / 1000} s takes effect`, async ({
      page,
    }) => {
      await withoutPopup(page)
      await slowDown(page)
      await tapAfter(page, siteUrl(SITE, paths[tap.page]), tap, afterMs)
      const effect = tap.effect(page)
      if ('leadsTo' in effect) await effectOn(page).toHaveURL(effect.leadsTo)
      else await effectOn(effect.shows.first()).toBeVisible()
    })
