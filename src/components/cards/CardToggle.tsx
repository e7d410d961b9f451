import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { offersToggle } from '@/src/domain/stock/pricing/offersToggle'
import { CompareToggle } from '@/src/components/vehicle/tools/CompareToggle'
import type { CardRules } from './CardRules'
import { SaveToggle } from './SaveToggle'

export type ToggleCar = Pick<
  StockCard,
  'id' | 'slug' | 'title' | 'make' | 'model' | 'status' | 'car_type' | 'price' | 'images'
>

interface CardToggleProps {
  car: ToggleCar
  rules: Pick<CardRules, 'toggle'>
}

/** The toggle in the corner of a card: save, favourite or compare, as the site has it (SRP-10). */
export const CardToggle = ({ car, rules: { toggle } }: CardToggleProps) => {
  if (!toggle) return null
  const { kind, strict, listPath, needsSignIn } = toggle
  if (kind === 'compare') {
    const { id, title } = car
    return offersToggle(kind, car, { strict, chosen: false }) && <CompareToggle carId={id} name={title} />
  }
  const { id, slug, title, make, model, status, car_type, price, images } = car
  return (
    <SaveToggle
      kind={kind}
      car={{ id, slug, title, make, model, status, car_type, price, images: images.slice(0, 1) }}
      strict={strict}
      listPath={listPath}
      needsSignIn={needsSignIn}
    />
  )
}
