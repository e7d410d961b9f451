import { X } from 'lucide-react'
import Link from 'next/link'
import { CardTagBadge } from '@/src/components/cards/CardTagBadge'
import { cardRules } from '@/src/components/cards/CardRules'
import { StandInIcon } from '@/src/components/cards/VehiclePhoto'
import { Button } from '@/src/components/ui/Button'
import { Photo } from '@/src/components/ui/Photo'
import { Price } from '@/src/components/ui/Price'
import { compareHref } from '@/src/domain/compare/compareList'
import { ACTION_ANCHORS, mainAction } from '@/src/domain/stock/availability/mainAction'
import type { Car } from '@/src/domain/stock/car/Car'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import type { Settings } from '@/tenants/settings/buildSettings'

interface CompareHeadProps {
  car: Car
  others: Car[]
  settings: Settings
  now: Date
}

/** The top of a car's column: picture, name, price, its main button, and a link to the comparison without it. */
export const CompareHead = ({ car, others, settings, now }: CompareHeadProps) => {
  const picture = primaryImage(car)
  const { kind, label } = mainAction(car)
  return (
    <th role="columnheader" scope="col" className="flex min-w-0 flex-col text-left font-normal">
      <div className="relative aspect-[8/5] overflow-hidden rounded-lg bg-surface">
        {picture ? (
          <Photo url={picture} alt="" sizes="(min-width: 1024px) 22rem, 50vw" className="object-cover" />
        ) : (
          <StandInIcon itemType={car.item_type} className="absolute inset-0 m-auto size-10 text-muted" />
        )}
        <CardTagBadge car={car} rules={cardRules(settings, now)} className="absolute left-2 top-2" />
      </div>
      <Link
        prefetch={false}
        href={car.path}
        className="mt-3 block font-semibold leading-snug hover:underline sm:text-lg lg:mt-4"
      >
        {carTitle({ year: car.year, make: car.make, model: car.model })}
      </Link>
      <p className="mb-3 text-sm text-muted">{car.badge}</p>
      <div className="mt-auto">
        <Price car={car} settings={settings} />
        <Button
          href={`${car.path}${ACTION_ANCHORS[kind]}`}
          size="sm"
          block
          aria-label={`${label}: ${car.name}`}
          className="mt-4 h-auto min-h-11 whitespace-normal text-center"
        >
          {label}
        </Button>
        <Link
          prefetch={false}
          href={compareHref(others.map(({ id }) => id))}
          className="mt-1 inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-muted hover:text-fg"
        >
          <X aria-hidden className="size-4" />
          Remove<span className="sr-only"> {car.name}</span>
        </Link>
      </div>
    </th>
  )
}
