import { carEstimate } from '@/src/domain/finance/carEstimate'
import { repaymentRows } from '@/src/domain/finance/calculator/repaymentRows'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import { licenceLine } from '@/src/domain/legal/licenceLine'
import type { LegalWords } from '@/src/domain/legal/legalTexts'
import { plainText } from '@/src/domain/content/plainText'
import { formatPhone } from '@/src/domain/locations/formatPhone'
import { groupHours } from '@/src/domain/locations/hours/groupHours'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import type { Car } from '@/src/domain/stock/car/Car'
import { cardTag } from '@/src/domain/stock/availability/cardTag'
import { amountText, priceInWords } from '@/src/domain/stock/pricing/priceInWords'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { keyInformation } from '@/src/domain/stock/specifications/keyInformation'
import { specGroups } from '@/src/domain/stock/specifications/specGroups'
import { legalAt } from '@/tenants/legalAt'
import { phoneFor } from '@/tenants/phoneFor'
import type { FinanceSite, Site, SiteLocation } from '@/tenants/Site'
import type { BrochureContent, BrochureSectionContent } from './BrochureContent'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import { conditionNames } from '@/src/domain/stock/normalise/conditionNames'

/** Three rows of the grid. */
const FACTS = 12
/**
 * Characters. Longer comments from a feed are cut; the brochure has the address of the vehicle page with the full text.
 */
const COMMENTS_CUT = 1500
const FEATURES_CUT = 60

type BrochureSite = Pick<Site, 'name' | 'origin' | 'theme'> & FinanceSite

const priceOf = (car: Car, site: Pick<Site, 'settings'>): BrochureContent['price'] => {
  const price = priceInWords(car, site.settings)
  return {
    text: amountText(price),
    basis: price.basis,
    was: price.wasPrice?.text ?? null,
    saving: price.wasPrice && formatDollars(price.wasPrice.savingDollars),
  }
}

const financeOf = (car: Car, site: FinanceSite, legal: LegalWords, now: Date): BrochureContent['finance'] => {
  const estimate = carEstimate(car, site, now)
  if (!estimate) return null
  const { frequency, weeklyDollars, monthlyDollars, comparisonPercent } = estimate
  const rows = repaymentRows({
    repaymentDollars: frequency === 'weekly' ? weeklyDollars : monthlyDollars,
    monthlyDollars,
    frequency,
    comparisonPercent,
  })
  // A single row means the repayment is too small for an example (ERR-26).
  if (rows.length === 1) return null
  return { rows, warning: comparisonNotice(legal) }
}

const cut = (text: string): string =>
  text.length <= COMMENTS_CUT ? text : `${text.slice(0, COMMENTS_CUT).replace(/\s+\S*$/, '')}…`

const cutFeatures = (items: string[]): string[] =>
  items.length <= FEATURES_CUT
    ? items
    : [...items.slice(0, FEATURES_CUT - 1), `and ${items.length - FEATURES_CUT + 1} more on our website`]

const KINDS: Record<Car['item_type'], string> = {
  car: 'About this car',
  motorcycle: 'About this motorcycle',
  truck: 'About this truck',
  caravan: 'About this caravan',
}

const sectionsOf = (car: Car, facts: { label: string }[], disclaimer: string): BrochureSectionContent[] => {
  const shown = new Set(facts.map(({ label }) => label))
  const comments = car.dealercomments?.trim()
  const all = specGroups(car)
  const elsewhere = new Set(all.flatMap(({ key, rows }) => (key === 'featured' ? [] : rows.map((row) => row.label))))
  const groups = all.map(({ key, label, rows }): BrochureSectionContent & { kind: 'rows' } => ({
    title: key === 'featured' ? 'More details' : label,
    kind: 'rows',
    rows: rows.filter((row) => !shown.has(row.label) && (key !== 'featured' || !elsewhere.has(row.label))),
  }))
  return [
    ...(comments ? [{ title: KINDS[car.item_type], kind: 'text' as const, text: cut(comments) }] : []),
    ...groups.filter(({ rows }) => rows.length > 0),
    ...(car.standardEquipment.length > 0
      ? [{ title: 'Features', kind: 'list' as const, items: cutFeatures(car.standardEquipment) }]
      : []),
    ...(disclaimer ? [{ title: 'Please note', kind: 'text' as const, text: disclaimer }] : []),
  ]
}

const dealershipOf = (
  car: Car,
  site: Pick<Site, 'name' | 'settings'>,
  location: SiteLocation | null,
  legal: LegalWords,
): BrochureContent['dealership'] => {
  const phone = phoneFor(site.settings.phones, car.car_type, car.location?.phone ?? null)
  const { street, city, state, postcode } = location?.address ?? {}
  const licence = location?.dealerLicenceNumber
  const repairer = location?.motorVehicleRepairer
  return {
    name: site.name,
    place: location?.name ?? null,
    address: [street, [city, state, postcode].filter(Boolean).join(' ')].flatMap((line) => line || []),
    phone: phone && formatPhone(phone),
    hours: groupHours(location?.openingHours ?? []).map(({ label, hours }) => ({ label, value: hours })),
    licences: [
      ...(licence ? [licenceLine(legal.dealerLicence, licence)] : []),
      ...(repairer ? [licenceLine(legal.repairerLicence, repairer)] : []),
    ],
  }
}

/** The date in the time zone of the car's state, in Australian format. */
const dayAt = (now: Date, state: string | null): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: stateTimeZone(state),
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(now)

/** The disclaimer without its Markdown. */
const plainWords = (markdown: string): string =>
  plainText(markdown)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_#]+/g, '')

/** All content of a car's brochure, for the PDF and for the print page (PDF-02, RTE-06, LAW-01, LAW-04, LAW-06). */
export const buildBrochureContent = (car: Car, site: BrochureSite, now: Date): BrochureContent => {
  const location = site.locations.find(({ id }) => id === car.location?.id) ?? null
  const legal = legalAt(site, location?.address.state ?? car.location?.state ?? null)
  const tag = cardTag(car, site.settings, now)
  const facts = keyInformation(car).slice(0, FACTS)
  const title = carTitle({ year: car.year, make: car.make, model: car.model })
  const { brand, onBrand, ink, onInk, surface, radius, font, headerStyle } = site.theme
  return {
    title,
    badge: car.badge,
    tags: [conditionNames[car.car_type], ...(tag ? [tag.label] : [])],
    price: priceOf(car, site),
    finance: financeOf(car, site, legal, now),
    facts,
    sections: sectionsOf(car, facts, plainWords(site.settings.vdp.disclaimer ?? legal.priceDisclaimer)),
    dealership: dealershipOf(car, site, location, legal),
    url: new URL(car.path, site.origin).href,
    theme: { brand, onBrand, ink, onInk, surface, radius, font, headerStyle },
    printedOn: dayAt(now, location?.address.state ?? null),
  }
}
