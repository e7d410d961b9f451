import type { ComponentProps } from 'react'
import type { CardRules } from '@/src/components/cards/CardRules'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { Carousel } from '@/src/components/ui/Carousel'
import { Section } from '@/src/components/ui/Section'
import type { StockCard } from '@/src/domain/search/index/StockDocument'

interface StockRowProps extends Omit<ComponentProps<typeof Section>, 'children'> {
  cars: StockCard[]
  rules: CardRules
}

/** A row of live stock as a section of a page; nothing while no car fits. */
export const StockRow = ({ cars, rules, ...section }: StockRowProps) =>
  cars.length > 0 && (
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
