import type { CardRules } from '@/src/components/cards/CardRules'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { VehicleCardSkeleton } from '@/src/components/cards/VehicleCardSkeleton'
import { Price } from '@/src/components/ui/Price'
import { CARD_CARS, cardCar, PRICE_CARS } from './cardCar'
import { State, States } from './States'

/** The card of a vehicle and its price, by the rules of the dealership. */
export const CardStates = ({ rules }: { rules: CardRules }) => (
  <>
    <States title="Vehicle card">
      {Object.entries(CARD_CARS).map(([label, car]) => (
        <State key={label} label={label}>
          <VehicleCard car={{ ...car, id: label }} rules={rules} listed />
        </State>
      ))}
    </States>
    <States title="Skeleton beside what it stands for">
      <State label="On its way">
        <VehicleCardSkeleton />
      </State>
      <State label="There">
        <VehicleCard car={cardCar()} rules={rules} />
      </State>
    </States>
    <States title="Prices">
      {Object.entries(PRICE_CARS).map(([label, car]) => (
        <State key={label} label={label}>
          <Price car={car} settings={{ ...rules, subscriptions: { enabled: true } }} />
        </State>
      ))}
    </States>
  </>
)
