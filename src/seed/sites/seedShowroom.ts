import type { DemoTenant } from '@/tenants/demo/DemoTenant'
import { createMissing, type SeededRows } from '../createMissing'
import { daysFrom, type SeedContext } from '../SeedContext'
import { demoPicture } from '../pictures/demoPicture'
import { studioPicture } from '../pictures/StudioLibrary'
import { demoRange, modelPicture, wearerOf } from './demoRange'
import { makeOf } from './makeOf'
import { lastMinuteOf } from './wholeDays'
import { zoneOf } from './zoneOf'

type Ids = ReadonlyMap<string, string>

/** Brands (ENT-08, ENT-10). The built-in logo is found by the brand's slug; without a logo the name is shown. */
export const seedBrands = (context: SeedContext, tenant: string, demo: DemoTenant): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'brands',
    tenant,
    rows: demo.brands.map((brand, index) => ({ ...brand, order: (index + 1) * 10 })),
    keyOf: ({ slug }) => slug,
    storedKeyOf: ({ slug }) => slug,
    create: ({ name, slug, kind = 'car', description, picture, order }) =>
      context.payload.create({
        collection: 'brands',
        depth: 0,
        data: {
          tenant,
          _status: 'published',
          title: name,
          slug,
          kind,
          description,
          order,
          simple_icon: kind === 'group' ? null : slug,
          banner: { url: picture ? studioPicture(context.library, picture, wearerOf(name)) : null },
        },
      }),
  })

/** Model range (ENT-09). */
export const seedModels = (context: SeedContext, tenant: string, demo: DemoTenant, brands: Ids): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'models',
    tenant,
    rows: demo.models.map((model, index) => ({ ...model, order: (index + 1) * 10 })),
    keyOf: ({ slug }) => slug,
    storedKeyOf: ({ slug }) => slug,
    create: (model) => {
      const { name, slug, brand, status, description, order } = model
      const [first, second, third] = model.bodies
      const make = makeOf(demo, brand)
      return context.payload.create({
        collection: 'models',
        depth: 0,
        data: {
          tenant,
          _status: 'published',
          name,
          slug,
          manufacturer: brands.get(brand),
          status,
          manufacturer_body: first,
          manufacturer_body2: second,
          manufacturer_body3: third,
          description,
          order,
          image: { url: studioPicture(context.library, modelPicture(make, model), wearerOf(make, name)) },
          ...demoRange(context.library, demo, model),
        },
      })
    },
  })

/** What an offer's picture shows: the model it is of, or any of the make. */
const offered = (demo: DemoTenant, brand: string, model: string | null) =>
  wearerOf(makeOf(demo, brand), demo.models.find(({ slug }) => slug === model)?.name)

/** Special offers (ENT-07). */
export const seedOffers = (
  context: SeedContext,
  tenant: string,
  demo: DemoTenant,
  brands: Ids,
  models: Ids,
): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'offers',
    tenant,
    rows: demo.offers,
    keyOf: ({ slug }) => slug,
    storedKeyOf: ({ slug }) => slug,
    create: ({
      name,
      slug,
      category,
      brand,
      model,
      figure,
      description,
      disclaimer,
      picture,
      covers,
      endsWith = 'January',
    }) =>
      context.payload.create({
        collection: 'offers',
        depth: 0,
        data: {
          tenant,
          _status: 'published',
          name,
          slug,
          category,
          figure: figure?.[0],
          figure_label: figure?.[1],
          description,
          disclaimer,
          manufacturer: brand ? brands.get(brand) : null,
          model: model ? models.get(model) : null,
          stock_search: covers,
          image_url: demoPicture(context.library, picture, brand ? offered(demo, brand, model) : null),
          start: daysFrom(context.now, -20),
          expiry: endsWith && lastMinuteOf(endsWith, context.now, zoneOf(demo)),
        },
      }),
  })
