import type { Metadata } from 'next'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import type { StockModelCars } from '@/src/data/cars/getStockModel'
import { pictured } from '@/src/domain/content/models/stock/pictured'
import { gradeLines, yearLines } from '@/src/domain/content/models/stock/stockLines'
import { isOfSeveral, stockModelPath } from '@/src/domain/content/models/stock/stockModelPath'
import { spanWords, stockOverview } from '@/src/domain/content/models/stock/stockOverview'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import type { Site } from '@/tenants/Site'

/** What the page of a model in stock and its metadata both say. */
export const viewOfStockModel = (site: Site, { make, model, cars }: StockModelCars) => {
  const overview = stockOverview({ make, model }, cars, site.settings)
  const asked = { cars, href: overview.href, settings: site.settings }
  return {
    path: stockModelPath(make.slug, model.slug),
    full: carTitle({ make: make.label, model: model.label }),
    overview,
    years: yearLines(asked),
    grades: gradeLines(asked),
  }
}

/** With its figures; the page of a single vehicle is left to that vehicle's own (RTE-29, SEO-01). */
export const stockModelMetadata = (site: Site, stock: StockModelCars): Metadata => {
  const { cars } = stock
  const { path, overview, years } = viewOfStockModel(site, stock)
  const { name, standing, price } = overview
  const built = overview.years && `built ${overview.years}`
  return contentMetadata({
    title: `${name}: ${standing}${years.length > 0 ? ', prices by year' : ''}`,
    description: `${[`${name} at ${site.name}: ${standing}`, built].filter(Boolean).join(', ')}.${price ? ` ${spanWords(price)}.` : ''} Kilometres, photos and the price of each.`,
    path,
    image: pictured(cars),
    noIndex: !isOfSeveral(cars.length),
  })
}
