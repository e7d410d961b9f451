import { conditionNames } from '@/src/domain/stock/normalise/conditionNames'
import type { StockCard } from '@/src/domain/search/index/StockDocument'

/** 'Used · Artarmon': condition, and the suburb it is in, which is shorter than the location's name. */
export const conditionAndPlace = ({
  car_type,
  location_name,
  city,
}: Pick<StockCard, 'car_type' | 'location_name' | 'city'>): string =>
  [conditionNames[car_type], city ?? location_name].filter(Boolean).join(' · ')
