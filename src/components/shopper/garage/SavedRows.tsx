import { X } from 'lucide-react'
import Link from 'next/link'
import type { CardRules } from '@/src/components/cards/CardRules'
import { Photo } from '@/src/components/ui/Photo'
import { Price } from '@/src/components/ui/Price'
import type { WatchedCar } from '@/src/domain/shopper/account/watchlist'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { MarkBadge, SavedMark } from '../account/SavedMark'
import { carTitle } from '@/src/domain/stock/car/carTitle'

interface SavedRowsProps {
  entries: WatchedCar[]
  /** Those of them the site shows now; null while not known. */
  cars: StockCard[] | null
  rules: CardRules
  /** Null where they cannot be removed: in a list shared by another. */
  phone: string | null
}

const Thumb = ({ car }: { car: StockCard | undefined }) => (
  <div className="relative aspect-[4/3] w-28 shrink-0 overflow-hidden rounded-md bg-surface sm:w-40">
    {car?.images[0] && (
      <Photo url={car.images[0].url} alt="" sizes="10rem" className="absolute inset-0 size-full object-cover" />
    )}
  </div>
)

const Remove = ({ id, name, phone }: { id: string; name: string; phone: string }) => (
  <form method="post" action="/api/watchlist/remove-car">
    <input type="hidden" name="car_id" value={id} />
    <input type="hidden" name="phone_number" value={phone} />
    <button
      type="submit"
      aria-label={`Remove ${name}`}
      className="grid size-11 place-items-center rounded-full text-muted hover:bg-surface hover:text-fg"
    >
      <X aria-hidden className="size-5" />
    </button>
  </form>
)

/** Saved cars as rows, with today's price and what has changed; made on the server, removed by a form. */
export const SavedRows = ({ entries, cars, rules, phone }: SavedRowsProps) => (
  <ul className="grid gap-5">
    {entries.map((entry) => {
      const car = cars?.find(({ id }) => id === entry.id)
      const name = car?.title || entry.name || carTitle({ make: entry.make, model: entry.model })
      return (
        <li key={entry.id} className="flex items-start gap-4">
          <Thumb car={car} />
          <div className="grid min-w-0 grow gap-1.5">
            <p className="font-semibold">
              {car ? (
                <Link prefetch={false} href={`/cars/${car.slug}`} className="hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </p>
            {car && <Price car={car} settings={rules} />}
            {car && <SavedMark entry={entry} car={car} />}
            {!car && cars !== null && (
              <p>
                <MarkBadge mark={{ kind: 'sold' }} /> <span className="text-sm text-muted">No longer listed.</span>
              </p>
            )}
          </div>
          {phone && <Remove id={entry.id} name={name} phone={phone} />}
        </li>
      )
    })}
  </ul>
)
