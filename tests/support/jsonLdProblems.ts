import { z } from 'zod'

/**
 * What search engines ask of each kind of structured data this platform writes (Google's required properties and schema.org's
 * own rules): no more than is written may be in it, every address is absolute, nothing is empty.
 */
const text = z.string().trim().min(1)
const url = z.url({ protocol: /^https?$/ })
const day = z.union([z.iso.datetime({ offset: true }), z.iso.date()])
const positive = z.number().int().positive()
const time = z.string().regex(/^\d{2}:\d{2}$/)

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  addressLocality: text.optional(),
  addressRegion: text.optional(),
  postalCode: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  addressCountry: z.literal('AU'),
})
const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']).optional(),
  validFrom: z.iso.date().optional(),
  validThrough: z.iso.date().optional(),
  opens: time.optional(),
  closes: time.optional(),
})
const place = {
  name: text,
  url,
  telephone: text.optional(),
  address: address.optional(),
  geo: z
    .strictObject({
      '@type': z.literal('GeoCoordinates'),
      latitude: z.number().min(-44).max(-9),
      longitude: z.number().min(112).max(154),
    })
    .optional(),
  openingHoursSpecification: z.array(hours).optional(),
  specialOpeningHoursSpecification: z.array(hours).optional(),
  hasMap: url.optional(),
  image: url.optional(),
}
const business = z.strictObject({ '@type': z.enum(['AutoDealer', 'AutoRepair', 'AutoPartsStore']), ...place })
const dealer = z.strictObject({
  '@type': z.literal('AutoDealer'),
  '@id': url.optional(),
  ...place,
  slogan: text.optional(),
  logo: url.optional(),
  department: z.array(business).min(1).optional(),
})
const brand = z.strictObject({ '@type': z.enum(['Brand', 'Organization']), name: text })
const quantity = z.strictObject({ '@type': z.literal('QuantitativeValue'), value: z.number(), unitCode: text })
const condition = z.enum(['https://schema.org/NewCondition', 'https://schema.org/UsedCondition'])

const carOffer = z.strictObject({
  '@type': z.literal('Offer'),
  price: z.number().positive(),
  priceCurrency: z.literal('AUD'),
  url,
  itemCondition: condition,
  availability: z.enum(['InStock', 'PreOrder', 'SoldOut'].map((name) => `https://schema.org/${name}`)),
  seller: dealer,
})
const vehicle = z.strictObject({
  '@type': z.enum(['Car', 'Motorcycle', 'Vehicle']),
  '@id': url.optional(),
  name: text,
  description: text.optional(),
  url,
  image: z.union([url, z.array(url).min(1)]).optional(),
  sku: text.optional(),
  brand: brand.optional(),
  manufacturer: brand.optional(),
  model: text,
  vehicleConfiguration: text.optional(),
  vehicleModelDate: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  bodyType: text.optional(),
  color: text.optional(),
  vehicleInteriorColor: text.optional(),
  fuelType: text.optional(),
  vehicleEngine: z
    .strictObject({
      '@type': z.literal('EngineSpecification'),
      fuelType: text.optional(),
      engineDisplacement: quantity.optional(),
    })
    .optional(),
  vehicleTransmission: text.optional(),
  driveWheelConfiguration: text.optional(),
  numberOfDoors: positive.optional(),
  vehicleSeatingCapacity: positive.optional(),
  vehicleIdentificationNumber: text.optional(),
  itemCondition: condition,
  mileageFromOdometer: quantity.optional(),
  offers: carOffer.optional(),
})
const specialOffer = z.strictObject({
  '@type': z.literal('Offer'),
  name: text,
  url,
  description: text.optional(),
  image: url.optional(),
  validFrom: day.optional(),
  validThrough: day.optional(),
  offeredBy: dealer,
  itemOffered: z.strictObject({ '@type': z.literal('Car'), name: text, brand: brand.optional() }).optional(),
})

const inOrder = (items: readonly { position: number }[], from: number): boolean =>
  items.every(({ position }, index) => position === from + index)

const breadcrumb = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: positive, name: text, item: url }))
    .min(2)
    .refine((items) => inOrder(items, 1), 'positions must count from 1'),
})
const itemList = z
  .strictObject({
    '@type': z.literal('ItemList'),
    name: text,
    numberOfItems: z.number().int().min(0),
    itemListElement: z.array(
      z.strictObject({ '@type': z.literal('ListItem'), position: positive, name: text, url, image: url.optional() }),
    ),
  })
  .refine(({ itemListElement: items }) => inOrder(items, items[0]?.position ?? 1), 'positions must count')
  .refine(({ itemListElement: items, numberOfItems }) => items.length <= numberOfItems, 'there are more than it says')

const article = z.strictObject({
  '@type': z.enum(['Article', 'BlogPosting', 'NewsArticle']),
  headline: text.max(110),
  description: text.optional(),
  url: url.optional(),
  mainEntityOfPage: url,
  datePublished: day,
  dateModified: day.optional(),
  image: url,
  author: z.union([z.strictObject({ '@type': z.literal('Person'), name: text }), dealer]),
  publisher: dealer,
})
const faq = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
})
const website = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': url,
  name: text,
  url,
  inLanguage: z.literal('en-AU'),
  publisher: z.strictObject({ '@id': url }),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:\/\/.*\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

const kinds: Record<string, z.ZodType> = {
  Car: vehicle,
  Motorcycle: vehicle,
  Vehicle: vehicle,
  Offer: specialOffer,
  AutoDealer: dealer,
  AutoRepair: business,
  AutoPartsStore: business,
  BreadcrumbList: breadcrumb,
  ItemList: itemList,
  Article: article,
  FAQPage: faq,
  WebSite: website,
}

/** What is wrong with a piece of structured data as a page carries it (SEO-02); empty: nothing. */
export const jsonLdProblems = (data: unknown): string[] => {
  const { '@context': context, ...rest } = Object(JSON.parse(JSON.stringify(data)))
  if (context !== undefined && context !== 'https://schema.org') return [`@context is ${String(context)}`]
  const type = String(rest['@type'])
  const schema = kinds[type]
  if (!schema) return [`nobody has said what a ${type} must hold`]
  return (schema.safeParse(rest).error?.issues ?? []).map(
    ({ path, message }) => `${type}.${path.join('.')}: ${message}`,
  )
}
