import { cache } from 'react'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import type { ModelCount, StockCount } from '@/src/domain/site/StockCounts'
import { isInStock } from '@/src/domain/stock/availability/availability'
import { getStockCounts } from '../search/getStockCounts'
import type { StockSite } from '../search/stockFilter'
import { getModelCars } from './getModelCars'

/** More than there are of a model at most dealerships. */
const READ = 500

/** A model with those of it that are in stock or on their way. */
export interface StockModelCars {
  make: StockCount
  model: ModelCount
  cars: StockCard[]
}

/** The stock of a model, by the slugs of its make and its own; null: none is here or on its way. */
export const getStockModel = cache(
  async (site: StockSite, makeSlug: string, modelSlug: string): Promise<StockModelCars | null> => {
    const counts = await getStockCounts(site)
    const make = counts.makes.find(({ slug }) => slug === makeSlug)
    // Of a make that is there: an address may say 'constructor'.
    const model = make && counts.models[make.slug]?.find(({ slug }) => slug === modelSlug)
    if (!make || !model) return null
    const cars = (await getModelCars(site, { make: make.label, model }, READ)).filter(isInStock)
    return cars.length > 0 ? { make, model, cars } : null
  },
)
