export interface PlaceMark {
  /** In the list and on the map. */
  number: number
  /** Id of the place whose pin on the drawing shows it; null: it is outside of the drawing. */
  pin: string | null
}

interface PlaceNumberProps extends PlaceMark {
  id: string
  name: string
}

const look = 'tabular grid size-7 shrink-0 place-items-center rounded-full bg-brand text-sm font-bold text-on-brand'

/** A place's number in a list: leads to its pin, which a map that can be moved then centres (StreetMap). */
export const PlaceNumber = ({ number, pin, id, name }: PlaceNumberProps) =>
  pin === null ? (
    <span aria-hidden className={look}>
      {number}
    </span>
  ) : (
    <a
      href={`#pin-${pin}`}
      data-centre={id}
      aria-label={`Show ${name} on the map`}
      className={`${look} relative z-2 hover:bg-brand-hover`}
    >
      {number}
    </a>
  )
