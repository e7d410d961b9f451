import { expectTypeOf, describe, expect, test } from 'vitest'
import type { Site } from '../Site'
import { settingDefaults, settingGroups, settingKeys, settingRow, settingValue, type Settings } from './buildSettings'
import { settingsOverrideSchema } from './settingOverrides'

/** The requirements' table of settings, copied by hand: name, default, requirement ids. */
const specified: [key: string, expected: unknown, ids: string[]][] = [
  ['features.garage', false, ['TEN-06']],
  ['features.finance', true, ['TEN-06']],
  ['features.calculators', true, ['TEN-06']],
  ['plugins', ['Autogauge'], ['ENT-20']],
  ['phones.new', null, ['TEN-14']],
  ['phones.used', null, ['TEN-14']],
  ['phones.demo', null, ['TEN-14']],
  ['phoneReveal', 'masked', ['VDP-23']],
  ['routes.checkoutSegment', 'checkout', ['RTE-02']],
  ['routes.sellPath', '/sell-your-car', ['RTE-05']],
  ['routes.financeLink', '/finance', ['RTE-09']],
  ['routes.locationPath', '/locations/{slug}', ['RTE-35']],
  ['routes.myGaragePath', '/my-garage', ['RTE-42']],
  ['routes.watchlistPath', '/watchlist', ['RTE-43']],
  ['stock.seriesValues', [], ['CAR-37']],
  ['specifications.just_arrived_days', 8, ['PRC-14']],
  ['specifications.just_arrived_tag_name', 'New', ['PRC-14']],
  ['specifications.sold_tag_name', 'JUST SOLD', ['PRC-04']],
  ['tags.fuelTag', false, ['PRC-09']],
  ['subscriptions.enabled', false, ['PRC-16']],
  ['price.noPriceText', 'Enquire for price.', ['PRC-19']],
  ['search.urlStyle', 'flat', ['SRP-02']],
  ['search.gridColumns', 3, ['SRP-14']],
  ['search.popularMakes', [], ['SRP-22']],
  ['search.certifiedOnly', false, ['SRP-24']],
  ['search.pagePriceSlider', ['home'], ['SRP-25']],
  ['search.host', null, ['SEA-15']],
  ['search.key', null, ['SEA-15']],
  ['search.excludeZeroPrice', false, ['SEA-22']],
  ['search.soldVisibleDays', 3, ['SEA-23']],
  ['search.collapseSold', true, ['SEA-24']],
  ['search.visibilityRule', 0, ['SEA-25']],
  ['search.pageSize', 21, ['SEA-27']],
  ['search.paging', 'pages', ['SEA-27']],
  ['cards.toggle', 'save', ['SRP-10']],
  ['cards.showViews', false, ['SRP-11']],
  ['cards.showFinanceEstimate', true, ['SRP-12']],
  ['promo.cards', [], ['SRP-15']],
  ['promo.shuffle', false, ['SRP-19']],
  ['promo.randomOffset', false, ['SRP-20']],
  ['vdp.stickyBottomBar', false, ['VDP-20']],
  ['vdp.stickyHeaderButtons', true, ['VDP-22']],
  ['gallery.defaultView', 'spinner', ['GAL-11']],
  ['gallery.autoRotate', true, ['GAL-15']],
  ['gallery.stockVideoPosition', 'second', ['GAL-18']],
  ['finance_provider', 'Manual', ['FIN-04']],
  ['finance.estimateExcluded', false, ['FIN-09']],
  ['finance.youxQuotes', false, ['FIN-14', 'FIN-15', 'FIN-16', 'FIN-17']],
  ['finance.phone', '1300 031 264', ['FIN-48']],
  ['finance.comparisonRange', null, ['FIN-42']],
  ['finance.calculator.form', 'purchasePrice', ['FIN-29']],
  ['finance.calculator.minPrice', 1000, ['FIN-18']],
  ['finance.calculator.interestRange', { min: 0.5, max: 15 }, ['FIN-23']],
  ['finance.calculator.hideInterest', false, ['FIN-24']],
  ['finance.calculator.minLoan', 1000, ['FIN-29']],
  ['finance.calculator.maxLoanFollowsPrice', false, ['FIN-30']],
  ['finance.calculator.maxTerm', 7, ['FIN-32']],
  ['finance.calculator.defaultTerm', 5, ['FIN-33']],
  ['finance.calculator.defaultFrequency', 'weekly', ['FIN-35']],
  ['finance.calculator.roundUp', false, ['FIN-39']],
  ['finance.fees.establishment', 0, ['FIN-37', 'FIN-38']],
  ['finance.fees.securityRegistration', 0, ['FIN-38']],
  ['finance.fees.monthlyAdmin', 0, ['FIN-38']],
  ['finance.fees.dealerAgency', 0, ['FIN-38']],
  ['finance.budget.depositPicks', [5000, 10000, 20000, 30000, 50000, 70000], ['FIN-57']],
  ['forms.messageRequired', true, ['LEA-07']],
  ['forms.showRego', false, ['LEA-09']],
  ['forms.locationSelect', false, ['LEA-10']],
  ['forms.optInLabel', 'Email me similar stock and latest offers.', ['LEA-12']],
  ['forms.customTerms', null, ['LEA-13']],
  ['forms.showTermsNotice', false, ['LEA-14']],
  ['forms.requireTerms', false, ['LEA-15']],
  ['forms.enforceValidation', true, ['LEA-16']],
  ['forms.captcha', false, ['LEA-37']],
  ['testDrive.dateField', false, ['LEA-21']],
  ['testDrive.hideWhenComingSoon', false, ['LEA-23']],
  ['tradeIn.saveValuation', false, ['LEA-35']],
  ['favourites.enabled', false, ['WAT-09']],
  ['favourites.strict', false, ['WAT-12']],
  ['gates.checkout', false, ['WAT-17']],
  ['gates.finance', false, ['WAT-18']],
  ['gates.spinToWin', true, ['WAT-19']],
  ['gates.carFinance', false, ['WAT-20']],
  ['gates.tradeIn', false, ['WAT-21']],
  ['checkout.enabled', false, ['BUY-04']],
  ['reserve.amount', null, ['BUY-03']],
  ['header.dropdownTrigger', 'hover', ['CON-05']],
  ['group.brandGrids', [], ['CON-08']],
  ['group.statsBanner', null, ['CON-09']],
  ['slider.buttonLabel', 'View More', ['CON-12']],
  ['salesCounter.enabled', false, ['CON-26']],
  ['reviews.minRating', 4, ['CON-29']],
  ['reviews.hidden', false, ['CON-29']],
  ['popup', null, ['CON-34']],
  ['warranty.usedYears', 3, ['CON-36']],
  ['warranty.mechanicalProtectionYears', null, ['CON-37']],
  ['warranty.newYears', null, ['CON-38']],
  // What law and fair dealing add.
  ['price.checkWasPrice', true, ['LAW-05']],
  ['price.wasPriceMinDays', 7, ['LAW-05']],
  ['forms.optInDefault', false, ['LAW-07']],
  ['salesCounter.source', 'formula', ['LAW-10']],
  ['feeds.maxDropPercent', 30, ['FEED-03']],
  ['feeds.missingStock', 'sold', ['FEED-03']],
  ['feeds.showRemotePhotos', false, ['FEED-08']],
  ['leads.responseMinutes', 120, ['CRM-04']],
]

/** Rows the platform adds without a default being stated anywhere. */
const ours = [
  'analytics.consent',
  'analytics.ga4Id',
  'analytics.gtmId',
  'analytics.metaPixelId',
  'analytics.metaToken',
  'checkout.addOns',
  'checkout.licenceCheck',
  'checkout.orderTerms',
  'checkout.stripeAccount',
  'finance.application.enabled',
  'finance.application.keepDays',
  'finance.exampleRate',
  'forms.answerPromise',
  'forms.captchaProvider',
  'forms.captchaSecret',
  'forms.captchaSiteKey',
  'leads.answers',
  'leads.escalateMinutes',
  'forms.confirmationMail',
  'forms.confirmationSubject',
  'forms.confirmationText',
  'group.partners',
  'blogs.layout',
  'cards.showPriceRating',
  'models.fuelYear',
  'offers.layout',
  'reviews.layout',
  'phones.sms',
  'phones.tracked',
  'phones.whatsApp',
  'price.basisLabel',
  'privacy.keepLeadsMonths',
  'reserve.coolingOff',
  'reviews.summary',
  'seo.indexed',
  'tradeIn.minComparables',
  'vdp.announcement',
  'vdp.disclaimer',
  'vdp.driveAwayEstimate',
  'vdp.inspection',
  'vdp.minComparables',
  'vdp.priceHistory',
  'vdp.promises',
  'vdp.tradeIn',
]

const valueOf = (key: string): unknown => {
  const known = settingKeys.find((name) => name === key)
  return known && settingValue(settingDefaults, known)
}

describe('the settings table', () => {
  test.each(
    specified.map(([key, expected, ids]) => ({ title: `${ids.join(' ')} settings.${key}`, key, expected, ids })),
  )('$title has its default', ({ key, expected, ids }) => {
    expect(settingKeys).toContain(key)
    expect(valueOf(key)).toEqual(expected)
    const row = settingKeys.filter((name) => name === key).map(settingRow)
    expect(row[0]?.ids).toEqual(expect.arrayContaining(ids))
  })

  test('TEN-04 the table holds the specified settings and no other', () => {
    expect([...settingKeys].sort()).toEqual([...specified.map(([key]) => key), ...ours].sort())
  })

  test('TEN-04 settings.features holds the resolved flags, each on or off', () => {
    expect(settingDefaults.features).toEqual({ garage: false, finance: true, calculators: true })
  })

  test('CMS-03 every setting is in exactly one group of the admin, with words and requirement ids', () => {
    const grouped = settingGroups.flatMap((group) => Object.keys(group.rows))
    expect(grouped).toEqual(settingKeys)
    for (const row of settingKeys.map(settingRow)) {
      expect(row.label).toMatch(/^\S.{2,60}$/)
      expect(row.description).toMatch(/\.$|'$/)
      expect(row.ids.length).toBeGreaterThan(0)
    }
  })

  test('TEN-04 the settings of a site are the settings of the table', () => {
    expectTypeOf<Site['settings']>().toEqualTypeOf<Settings>()
    expectTypeOf<Settings['search']['gridColumns']>().toEqualTypeOf<3 | 4>()
    expectTypeOf<Settings['finance']['calculator']['interestRange']>().toEqualTypeOf<{ min: number; max: number }>()
    expectTypeOf<Settings['phones']['new']>().toEqualTypeOf<string | null>()
  })

  test('TEN-03 TEN-16 slug, template and website id are of the site, not settings a dealership overrides', () => {
    expectTypeOf<Pick<Site, 'slug' | 'template' | 'websiteId'>>().toEqualTypeOf<{
      slug: string
      template: string
      websiteId: string
    }>()
    for (const column of ['slug', 'template', 'websiteId'])
      expect(settingsOverrideSchema.safeParse({ [column]: 'other' }).success).toBe(false)
  })

  test('TEN-07 the dealer config fields are all there', () => {
    expectTypeOf<Site>().toExtend<{ name: string; slug: string; template: string; id: string }>()
    expectTypeOf<Site['locations'][number]['locationType']>().toEqualTypeOf<'sales' | 'service' | 'parts' | null>()
    expect(Object.keys(settingDefaults.specifications)).toEqual([
      'just_arrived_days',
      'just_arrived_tag_name',
      'sold_tag_name',
    ])
    expect(settingDefaults.finance_provider).toBe('Manual')
  })
})

describe('values some sites use are accepted', () => {
  test.each([
    ['CAR-37', 'stock.seriesValues', ['duo', 'city', 'sport']],
    ['ENT-20', 'plugins', ['Autogauge', 'Car Analysis', 'PPSR Report']],
    ['FIN-18', 'finance.calculator.minPrice', 5000],
    ['FIN-23', 'finance.calculator.interestRange', { min: 7.5, max: 14.5 }],
    ['FIN-23', 'finance.calculator.interestRange', { min: 4, max: 20 }],
    ['FIN-23', 'finance.calculator.interestRange', { min: 9.95, max: 19.95 }],
    ['FIN-29', 'finance.calculator.minLoan', 5000],
    ['FIN-32', 'finance.calculator.maxTerm', 5],
    ['FIN-33', 'finance.calculator.defaultTerm', 6],
    ['FIN-37', 'finance.fees.establishment', 1300],
    ['FIN-37', 'finance.fees.establishment', 1360.5],
    ['FIN-38', 'finance.fees.establishment', 395],
    ['FIN-38', 'finance.fees.securityRegistration', 6],
    ['FIN-38', 'finance.fees.monthlyAdmin', 8],
    ['FIN-38', 'finance.fees.dealerAgency', 912.25],
    ['FIN-42', 'finance.comparisonRange', { min: 8.38, max: 19.42 }],
    ['FIN-57', 'finance.budget.depositPicks', [300000, 800000]],
    ['RTE-09', 'routes.financeLink', 'https://finance.example.com.au/apply'],
    ['RTE-42', 'routes.myGaragePath', '/mymotorama'],
    ['SEA-25', 'search.visibilityRule', 14],
    ['BUY-02', 'reserve.amount', ''],
    ['BUY-02', 'reserve.amount', '$0'],
    ['CON-34', 'popup', { content: 'Sale ends **Sunday**.', expiry: '2026-06-30' }],
    ['CON-37', 'warranty.mechanicalProtectionYears', 5],
    ['CON-38', 'warranty.newYears', 7],
  ])('%s settings.%s takes %j', (_id, key, value) => {
    expect(settingsOverrideSchema.parse({ [key]: value })).toEqual({ [key]: value })
  })
})
