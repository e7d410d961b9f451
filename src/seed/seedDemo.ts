import { siteOrigin } from '@/src/data/site/siteOrigin'
import { demoTenants } from '@/tenants/demo/demoTenants'
import type { DemoTenant } from '@/tenants/demo/DemoTenant'
import { seedBlogs, seedPromoCards, seedReviews } from './sites/seedContent'
import type { SeedContext } from './SeedContext'
import type { DemoCar } from './stock/DemoCar'
import { demoStocks } from './stock/demoStocks'
import { seedInvoices, seedPrizeWheels } from './sites/seedPromotions'
import { seedLogo } from './sites/seedLogo'
import { seedNavigation, seedPages } from './sites/seedPages'
import { addressOf, seedDeliveryZones, seedLocations } from './sites/seedPlaces'
import { seedBrands, seedModels, seedOffers } from './sites/seedShowroom'
import { seedStock } from './stock/seedStock'
import { seedUsers } from './sites/seedUsers'

/** How many rows one dealership got in this run; all zero on a second run. */
export interface SeededDealership {
  slug: string
  name: string
  cars: number
  content: number
}

export interface SeedSummary {
  dealerships: SeededDealership[]
  users: number
}

const seedDealership = async (
  context: SeedContext,
  demo: DemoTenant,
  tenant: string,
  stock: readonly DemoCar[],
): Promise<SeededDealership> => {
  const brands = await seedBrands(context, tenant, demo)
  const locations = await seedLocations(context, tenant, demo, brands.ids)
  const models = await seedModels(context, tenant, demo, brands.ids)
  const rest = [
    await seedLogo(context, tenant, demo),
    await seedOffers(context, tenant, demo, brands.ids, models.ids),
    await seedReviews(context, tenant, demo, locations.ids),
    await seedBlogs(context, tenant, demo),
    await seedPromoCards(context, tenant, demo),
    await seedPrizeWheels(context, tenant, demo),
    await seedInvoices(context, tenant, demo),
    await seedPages(context, tenant, demo),
    await seedNavigation(context, tenant, demo),
    await seedDeliveryZones(context, tenant, demo),
  ]
  const cars = await seedStock(context, tenant, stock, locations.ids)
  const content = [brands, locations, models, ...rest].reduce((sum, { created }) => sum + created, 0)
  return { slug: demo.slug, name: demo.name, cars: cars.created, content }
}

/** The group's partners from the places of the demo dealerships they are. */
const partnersOf = ({ slug: group, partners = [] }: DemoTenant) =>
  partners.map(({ tenant, location, path, brands }) => {
    const dealership = demoTenants.find(({ slug }) => slug === tenant)
    const place = dealership?.locations.find(({ slug }) => slug === location)
    if (!place) throw new Error(`The partner ${tenant}/${location} of ${group} is no location of a demo dealership.`)
    const { name, phone } = place
    return { name, address: addressOf(place), phone, href: siteOrigin({ slug: tenant }) + path, brands }
  })

/** Creates the dealership itself unless its slug exists. @returns its id. */
const seedTenant = async ({ payload }: SeedContext, demo: DemoTenant, members: string[]): Promise<string> => {
  const found = await payload.find({
    collection: 'tenants',
    where: { slug: { equals: demo.slug } },
    depth: 0,
    limit: 1,
  })
  const existing = found.docs[0]
  if (existing) return existing.id
  const { name, tagline, slug, template, websiteId, dealershipId, theme, settings } = demo
  const created = await payload.create({
    collection: 'tenants',
    data: {
      name,
      tagline,
      slug,
      template,
      websiteId,
      dealership_id: dealershipId,
      theme,
      settings: { ...settings, ...(demo.partners && { 'group.partners': partnersOf(demo) }) },
      members,
    },
    depth: 0,
  })
  return created.id
}

/**
 * Creates the demo dealerships with everything in them (TEN-17). Idempotent: only what is missing is created, so a second
 * run changes nothing. Every write goes through the collections' own hooks.
 */
export const seedDemo = async (
  context: SeedContext,
  onDone: (dealership: SeededDealership) => void,
): Promise<SeedSummary> => {
  const tenants = new Map<string, string>()
  const dealerships: SeededDealership[] = []
  const stocks = demoStocks(context.library, context.now)
  for (const demo of demoTenants) {
    const members = demo.members.flatMap((slug) => tenants.get(slug) ?? [])
    const tenant = await seedTenant(context, demo, members)
    tenants.set(demo.slug, tenant)
    const dealership = await seedDealership(context, demo, tenant, stocks.find((one) => one.demo === demo)?.cars ?? [])
    dealerships.push(dealership)
    onDone(dealership)
  }
  return { dealerships, users: await seedUsers(context, tenants) }
}
