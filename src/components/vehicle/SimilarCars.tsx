import type { ComponentProps } from 'react'
import type { CardRules } from '@/src/components/cards/CardRules'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { StoryCards } from '@/src/components/sections/StoryCards'
import { Carousel } from '@/src/components/ui/Carousel'
import { Section } from '@/src/components/ui/Section'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { similarReason } from '@/src/domain/search/results/similarReason'
import type { Car } from '@/src/domain/stock/car/Car'

interface SimilarCarsProps {
  cars: StockCard[]
  rules: CardRules
  /** The car they are similar to; null when they are merely the newest ones. */
  like: Car | null
  title: string
}

/** Similar cars, each with the reason it is one (VDP-12). */
export const SimilarCars = ({ cars, rules, like, title }: SimilarCarsProps) =>
  cars.length === 0 ? null : (
    <Section title={title}>
      <Carousel label="Similar cars">
        {cars.map((car) =>
          like ? (
            <div key={car.id} className="grid min-w-0 grid-rows-[auto_1fr] gap-2">
              <p className="text-sm font-semibold text-muted">{similarReason(like, car)}</p>
              <VehicleCard car={car} rules={rules} />
            </div>
          ) : (
            <VehicleCard key={car.id} car={car} rules={rules} />
          ),
        )}
      </Carousel>
    </Section>
  )

/** The site's latest news under a vehicle (VDP-13). */
export const VehicleBlogs = (news: ComponentProps<typeof StoryCards>) =>
  news.stories.length === 0 ? null : (
    <Section title="Latest News" ground="surface" link={{ label: 'All news', href: '/blogs' }}>
      <StoryCards {...news} />
    </Section>
  )
