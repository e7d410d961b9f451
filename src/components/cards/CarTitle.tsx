import { carTitle } from '@/src/domain/stock/car/carTitle'

interface CarTitleProps {
  car: { year?: number | null; make: string; model: string }
}

/** Characters of a make that fit a line of the narrowest phone at the size of a card's name. */
const ONE_LINE = 16

/**
 * '2023 New Age Manta Ray', '2024 Harley-Davidson Pan America': a make of several words or with a hyphen is not broken in
 * two, unless it is long.
 */
export const CarTitle = ({ car: { year, make, model } }: CarTitleProps) => {
  const title = carTitle({ year, make, model })
  const [before, after] = /[ -]/.test(make) && make.length <= ONE_LINE ? title.split(make) : []
  if (after === undefined) return title
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{make}</span>
      {after}
    </>
  )
}
