import { Badge } from '@/src/components/ui/Badge'
import { type WatchedCar, type WatchMark, watchMark } from '@/src/domain/shopper/account/watchlist'
import { isInStock } from '@/src/domain/stock/availability/availability'

/** The mark in words. */
export const MarkBadge = ({ mark }: { mark: WatchMark }) => {
  if (mark === null) return null
  if (mark.kind === 'sold') return <Badge tone="neutral">Sold</Badge>
  if (mark.kind === 'back') return <Badge tone="success">Back in stock</Badge>
  return <Badge tone="success">Price dropped by ${mark.dollars.toLocaleString('en-AU')}</Badge>
}

interface SavedMarkProps {
  /** Undefined: saved on this device, where no price is noted. */
  entry: WatchedCar | undefined
  car: { price: number | null; status: string }
}

/** What has changed about a car since it was saved; renders nothing when nothing has. */
export const SavedMark = ({ entry, car }: SavedMarkProps) => {
  const mark = entry ? watchMark(entry, { price: car.price, isInStock: isInStock(car) }) : null
  return (
    mark && (
      <p>
        <MarkBadge mark={mark} />
      </p>
    )
  )
}
