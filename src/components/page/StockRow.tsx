import type { ComponentProps } from 'react'
import type { CardRules } from '@/src/components/cards/CardRules'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { Carousel } from '@/src/components/ui/Carousel'
import { Section } from '@/src/components/ui/Section'
import { cardTag } from '@/src/domain/stock/availability/cardTag'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { CarGallery } from './stock/CarGallery'
import { CarLead } from './stock/CarLead'
import { CarList } from './stock/CarList'

interface StockRowProps extends Omit<ComponentProps<typeof Section>, 'children'> {
  cars: StockCard[]
  rules: CardRules
  /** Cards that are swiped, or another arrangement of the same cars. */
  layout?: 'row' | keyof typeof arrangements
}

/** By layout, but for the row. */
export const arrangements = { lead: CarLead, list: CarList, gallery: CarGallery }

/** Where all of a row have just arrived, the tag that says so on each one says nothing. */
const rulesOfRow = (cars: StockCard[], rules: CardRules): CardRules => {
  const now = new Date(rules.nowMs)
  return cars.length > 1 && cars.every((car) => cardTag(car, rules, now)?.kind === 'justArrived')
    ? { ...rules, specifications: { ...rules.specifications, just_arrived_days: null } }
    : rules
}

/** Live stock as a section of a page; nothing while no car fits. */
export const StockRow = ({ cars, rules: own, layout = 'row', ...section }: StockRowProps) => {
  if (cars.length === 0) return null
  const rules = rulesOfRow(cars, own)
  if (layout !== 'row') {
    const Cars = arrangements[layout]
    return (
      <Section {...section}>
        <Cars cars={cars} rules={rules} />
      </Section>
    )
  }
  return (
    <Section {...section}>
      <Carousel label={section.title ?? 'Vehicles'}>
        {cars.map((car) => (
          <VehicleCard
            key={car.id}
            car={car}
            rules={rules}
            sizes="(min-width: 1280px) 20rem, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 86vw"
          />
        ))}
      </Carousel>
    </Section>
  )
}
