import type { CardRules } from '@/src/components/cards/CardRules'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { Carousel } from '@/src/components/ui/Carousel'
import { Section } from '@/src/components/ui/Section'
import type { StockDocument } from '@/src/domain/search/StockDocument'

interface StockRowProps {
  cars: StockDocument[]
  rules: CardRules
  title: string
  link: { label: string; href: string } | null
}

/** A row of live stock under a content page; nothing while no car fits. */
export const StockRow = ({ cars, rules, title, link }: StockRowProps) =>
  cars.length > 0 && (
    <Section title={title} link={link}>
      <Carousel label={title}>
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
