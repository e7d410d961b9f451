import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { mainAction } from '@/src/domain/stock/availability/mainAction'
import { Button } from '@/src/components/ui/Button'

const ANCHORS = { enquire: 'enquire', testDrive: 'test-drive', findSimilar: 'enquire' }

/** The card's main button: enquire, book a test drive, or find something like a sold car (SRP-13, PRC-06, PRC-08). */
export const CardAction = ({ car }: { car: Pick<StockCard, 'status' | 'tag' | 'path' | 'title'> }) => {
  const { kind, label } = mainAction(car)
  return (
    <Button
      href={`${car.path}#${ANCHORS[kind]}`}
      size="sm"
      className="relative z-10 h-10"
      aria-label={`${label}: ${car.title}`}
    >
      {label}
    </Button>
  )
}
