import type { CardRules } from '@/src/components/cards/CardRules'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { type StoryCard, StoryCards } from '@/src/components/sections/StoryCards'
import { Carousel } from '@/src/components/ui/Carousel'
import { Section } from '@/src/components/ui/Section'
import type { StockCard } from '@/src/domain/search/index/StockDocument'

interface SimilarCarsProps {
  cars: StockCard[]
  rules: CardRules
}

/** Similar cars (VDP-12). */
export const SimilarCars = ({ cars, rules }: SimilarCarsProps) =>
  cars.length === 0 ? null : (
    <Section title="You might also like">
      <Carousel label="Similar cars">
        {cars.map((car) => (
          <VehicleCard key={car.id} car={car} rules={rules} />
        ))}
      </Carousel>
    </Section>
  )

/** The site's latest news under a vehicle (VDP-13). */
export const VehicleBlogs = ({ stories }: { stories: StoryCard[] }) =>
  stories.length === 0 ? null : (
    <Section title="Latest News" ground="surface" link={{ label: 'All news', href: '/blogs' }}>
      <StoryCards stories={stories} />
    </Section>
  )
