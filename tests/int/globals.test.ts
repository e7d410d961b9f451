import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentDue } from '@/src/jobs/content/contentDue'
import { payloadStockReader } from '@/src/jobs/index/payloadStockReader'
import { advertisedRate } from '@/src/domain/finance/advertising/advertisedRate'
import { calculatorResult } from '@/src/domain/finance/calculator/calculatorResult'
import { initialValues } from '@/src/domain/finance/calculator/calculatorForm'
import { defaultLenders } from '@/src/domain/finance/lenders/defaultLenders'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { legalAt } from '@/tenants/legalAt'
import { builtInPlatform } from '@/tenants/platform'
import { readPlatform, readPlatformSettings } from '@/tenants/readPlatform'
import { resolveSettings } from '@/tenants/resolveSettings'
import type { Site } from '@/tenants/Site'
import { makeRow } from './access/world'
import { type Editing, editingHarness } from './editing.harness'

/** Next's cache as far as reads depend on it: an answer stays until one of its tags is purged. */
const kept = vi.hoisted(() => new Map<string, { tags: string[]; answer: unknown }>())
vi.mock('next/cache', () => ({
  unstable_cache:
    (read: () => Promise<unknown>, key: string[], { tags }: { tags: string[] }) =>
    async () => {
      const known = kept.get(key.join())
      if (known) return known.answer
      const answer = await read()
      kept.set(key.join(), { tags, answer })
      return answer
    },
}))

let h: Editing

/** What the worker does with the tags a write has queued. */
const purge = async (): Promise<string[]> => {
  const dropped = await h.droppedTags()
  for (const [key, { tags }] of kept) if (tags.some((tag) => dropped.includes(tag))) kept.delete(key)
  return dropped
}

const siteNow = async (): Promise<Site> => {
  const { getSite } = await import('@/src/data/site/getSite')
  const site = await getSite(h.own.tenant)
  if (!site) throw new Error('The dealership has no site.')
  return site
}

const WARNING = 'WARNING: This comparison rate is true only for these examples.'
const wording = (words: string, more: object = {}) => ({
  wordings: [{ key: 'comparisonWarning', wording: words, ...more }],
})
const publish = (slug: 'legal-texts' | 'lenders', data: object) =>
  h.send(h.who.platformAdmin, 'POST', `/globals/${slug}`, { ...data, _status: 'published' })

beforeAll(async () => {
  h = await editingHarness()
})
afterAll(() => h?.destroy())
beforeEach(async () => {
  kept.clear()
  await h.droppedTags()
})

test('TEN-05 FIN-04 LAW-02 before an operator has changed anything, everything is as built in', async () => {
  expect(await readPlatform(h.payload)).toEqual(builtInPlatform)
  expect(await readPlatformSettings(h.payload)).toMatchObject({
    platformName: 'Forecourt',
    retention: { unusedPhotoDays: 7, emptyDraftDays: 1 },
  })
  const site = await siteNow()
  expect(site.lenders).toEqual(defaultLenders)
  expect(site.legal).toEqual(legalTable(defaultLegalTexts, new Date()))
})

describe('legal texts', () => {
  test('LAW-02 a published change reaches a page that was kept; a draft does not', async () => {
    const before = legalAt(await siteNow(), null).comparisonWarning
    const draft = await h.send(
      h.who.platformAdmin,
      'POST',
      '/globals/legal-texts?draft=true',
      wording(`${WARNING} Draft.`),
    )
    expect(draft.status, draft.text).toBe(200)
    expect(await purge()).toEqual([])
    kept.clear()
    expect(legalAt(await siteNow(), null).comparisonWarning).toBe(before)

    const published = await publish('legal-texts', wording(WARNING))
    expect(published.status, published.text).toBe(200)
    expect(legalAt(await siteNow(), null).comparisonWarning).toBe(before)
    expect(await purge()).toEqual(['platform:legal-texts'])
    expect(legalAt(await siteNow(), null).comparisonWarning).toBe(WARNING)
  })

  test('LAW-02 LAW-06 LAW-08 words that break the law’s form or lose a placeholder are refused, drafts too', async () => {
    for (const [key, words, said] of [
      ['comparisonWarning', 'Rates may differ.', 'WARNING: This comparison rate'],
      ['dealerLicence', 'Dealer licence', '{number}'],
      ['collectionNotice', '{purpose} Thank you.', '{privacy policy}'],
      ['priceDisclaimer', '  ', 'Give the words.'],
    ]) {
      const { status, text } = await publish('legal-texts', { wordings: [{ key, wording: words }] })
      expect([key, status]).toEqual([key, 400])
      expect(text).toContain(said)
    }
    const twice = await publish('legal-texts', {
      wordings: [...wording(WARNING).wordings, ...wording(WARNING).wordings],
    })
    expect(twice.status).toBe(400)
    expect(twice.text).toContain('is there twice for everywhere')
    expect(await h.droppedTags()).toEqual([])
  })

  test('LAW-02 a wording of the future takes effect at its moment, on every page', async () => {
    const later = new Date(Date.now() + 3_600_000)
    const data = {
      wordings: [...wording(WARNING).wordings, ...wording(`${WARNING} New.`, { validFrom: later }).wordings],
    }
    expect((await publish('legal-texts', data)).status).toBe(200)
    await purge()
    expect(legalAt(await siteNow(), null).comparisonWarning).toBe(WARNING)
    const deps = { pool: h.pool, revalidate: () => Promise.resolve() }
    expect(await contentDue(deps, new Date())).not.toContain('platform:legal-texts')
    expect(await contentDue(deps, new Date(later.getTime() + 60_000))).toContain('platform:legal-texts')
  })
})

describe('lenders', () => {
  const angle = (fees: object, estimate: object = {}) => ({
    lenders: [{ name: 'Angle', estimate: { needs: 'weekly', shownBy: 'weekly', ...estimate }, fees }],
  })
  const repayment = ({ settings: { finance } }: Site): number => {
    const { calculator, fees } = finance
    return calculatorResult(
      initialValues(30_000, 8, calculator),
      'monthly',
      calculator,
      fees,
      advertisedRate(null, fees),
    ).quote.repaymentDollars
  }

  test('FIN-04 FIN-37 a published fee changes what the calculator says, a draft does not', async () => {
    await h.payload.update({
      collection: 'tenants',
      id: h.own.tenant,
      data: { settings: { finance_provider: 'Angle' } },
    })
    await purge()
    const before = repayment(await siteNow())
    const draft = await h.send(
      h.who.platformAdmin,
      'POST',
      '/globals/lenders?draft=true',
      angle({ establishment: 600 }),
    )
    expect(draft.status, draft.text).toBe(200)
    kept.clear()
    expect(repayment(await siteNow())).toBe(before)

    expect((await publish('lenders', angle({ establishment: 600 }))).status).toBe(200)
    expect(await purge()).toEqual(['platform:lenders'])
    const site = await siteNow()
    expect(site.settings.finance.fees.establishment).toBe(600)
    // 600 dollars more at 8 % over five years.
    expect(repayment(site) - before).toBeCloseTo(12.17, 1)
    const { provenance } = resolveSettings(
      { template: 'default', overrides: { finance_provider: 'Angle' } },
      await readPlatform(h.payload),
    )
    expect(provenance['finance.fees.establishment']).toBe('lender')
    expect(site.lenders.filter(({ name }) => name !== 'Angle')).toEqual(
      defaultLenders.filter(({ name }) => name !== 'Angle'),
    )
  })

  test('FIN-12 SRP-12 a published rule queues all stock, and the index then follows it', async () => {
    const figures = { paymentWeek: 120, interestRate: 6, comparisonRate: 7 }
    const id = await makeRow(h.payload, 'cars', h.own)
    const car = await h.payload.update({
      collection: 'cars',
      id,
      data: { price: 20_000, status: 'in_stock', finance_lenders: { Angle: figures } },
    })
    const weekly = async () => {
      const built = (await payloadStockReader(h.payload).read([car.id])).get(car.id)
      return built?.kind === 'document' ? built.document.weekly_price : undefined
    }
    expect(await weekly()).toBe(120)
    await h.pool.query('DELETE FROM stock_changes')
    expect((await publish('lenders', angle({}, { priceAbove: 25_000 }))).status).toBe(200)
    const { rows } = await h.pool.query('SELECT count(DISTINCT car_id)::int AS queued FROM stock_changes')
    expect(rows[0].queued).toBe((await h.payload.count({ collection: 'cars' })).totalDocs)
    expect(await weekly()).toBeNull()
  })

  test('FIN-04 half a range and a lender listed twice are refused', async () => {
    const half = { lenders: [{ ...angle({}).lenders[0], comparisonFrom: 5 }] }
    expect((await publish('lenders', half)).text).toContain('both ends')
    const twice = { lenders: [...angle({}).lenders, ...angle({}).lenders] }
    expect((await publish('lenders', twice)).text).toContain('Angle is in the list twice')
  })
})

describe('platform settings', () => {
  test('TEN-05 an operator’s default reaches a dealership that has no value of its own, and says who set it', async () => {
    await siteNow()
    const saved = await h.send(h.who.platformAdmin, 'POST', '/globals/platform-settings', {
      defaults: { searchPageSize: 30, priceNoPriceText: 'Ask us.' },
    })
    expect(saved.status, saved.text).toBe(200)
    expect(await purge()).toEqual(['platform:platform-settings'])
    const { settings } = await siteNow()
    expect([settings.search.pageSize, settings.price.noPriceText]).toEqual([30, 'Ask us.'])
    const { provenance } = resolveSettings({ template: 'default', overrides: {} }, await readPlatform(h.payload))
    expect(provenance['search.pageSize']).toBe('operator')
    expect(provenance['finance.phone']).toBe('platform')
    const bad = await h.send(h.who.platformAdmin, 'POST', '/globals/platform-settings', {
      defaults: { searchPageSize: 0 },
    })
    expect(bad.status).toBe(400)
  })

  test('CMS-05 mail is sent in the platform’s name', async () => {
    await h.payload.updateGlobal({ slug: 'platform-settings', data: { platformName: 'Yard & Co' } })
    const { file } = Object(await h.payload.sendEmail({ to: 'sam@x.test', subject: 'Hello', text: 'Hello' }))
    const { readFileSync } = await import('node:fs')
    expect(readFileSync(file, 'utf8')).toMatch(/From: "?Yard & Co"? </)
  })
})
