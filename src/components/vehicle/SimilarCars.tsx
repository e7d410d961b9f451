import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import type { CardRules } from '@/src/components/cards/CardRules'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { StoryCards } from '@/src/components/sections/StoryCards'
import { Carousel } from '@/src/components/ui/Carousel'
import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'
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
  /** Where the search goes on: its condition, its make, its body. */
  crumbs: Crumb[]
}

/** In a row of cards on a wide window. */
const ROW = 4

/** The rest of a row that few cards leave open: where to look on (vehicle.css). */
const LookOn = ({ crumbs, room }: { crumbs: Crumb[]; room: number }) => (
  <div data-look-on={room} className="mt-7 h-fit rounded-xl bg-surface p-6">
    <p className="text-subheading font-semibold">Keep looking in our stock</p>
    {crumbs.flatMap(({ label, href }) =>
      href === null ? (
        []
      ) : (
        <Link
          key={label}
          prefetch={false}
          href={href}
          className="flex min-h-11 items-center justify-between gap-3 border-b border-line font-semibold text-brand-text last:border-0 hover:underline"
        >
          {label}
          <ArrowRight className="size-4" />
        </Link>
      ),
    )}
  </div>
)

/** Similar cars, each with the reason it is one (VDP-12). */
export const SimilarCars = ({ cars, rules, like, title, crumbs }: SimilarCarsProps) =>
  cars.length === 0 ? null : (
    <Section title={title}>
      <Carousel label="Similar cars">
        {cars.map((car) =>
          like ? (
            <div key={car.id} className="grid min-w-0 grid-rows-[auto_1fr] gap-2">
              <p className="min-h-5 text-sm font-semibold text-muted">{similarReason(like, car)}</p>
              <VehicleCard car={car} rules={rules} />
            </div>
          ) : (
            <VehicleCard key={car.id} car={car} rules={rules} />
          ),
        )}
        {cars.length < ROW && <LookOn crumbs={crumbs} room={ROW - cars.length} />}
      </Carousel>
    </Section>
  )

/** The site's latest news under a vehicle (VDP-13). */
export const VehicleBlogs = (news: ComponentProps<typeof StoryCards>) =>
  news.stories.length === 0 ? null : (
    <Section title="Latest News" ground="surface" link={{ label: 'All news', href: '/blogs' }}>
      {/* On a phone a row: the page has told what it is about. */}
      <div className="phone-row-of">
        <StoryCards {...news} />
      </div>
    </Section>
  )
