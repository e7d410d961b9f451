import { carTitle } from '@/src/domain/stock/car/carTitle'

interface CarTitleProps {
  car: { year?: number | null; make: string; model: string }
}

/** '2023 New Age Manta Ray': a make of several words is not broken in two. */
export const CarTitle = ({ car: { year, make, model } }: CarTitleProps) => {
  const title = carTitle({ year, make, model })
  const [before, after] = make.includes(' ') ? title.split(make) : []
  if (after === undefined) return title
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{make}</span>
      {after}
    </>
  )
}
