interface StandingCar {
  car_type: string
  location_name: string | null
}

/** Of some places the one where most of the cars stand; null where none does. */
const mostAt = <P extends { name: string }>(places: readonly P[], cars: readonly StandingCar[]): P | null => {
  const counted = places.map((place) => ({
    place,
    count: cars.filter(({ location_name }) => location_name === place.name).length,
  }))
  const [most] = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  return most?.place ?? null
}

interface Places<P> {
  /** Those that name the model's brand: they sell it new. */
  franchises: readonly P[]
  all: readonly P[]
  /** The model's cars that stand here. */
  cars: readonly StandingCar[]
}

/** Where to ask for a new one: a place that sells the brand new first, however many used ones stand elsewhere; null: none is known. */
export const modelPlace = <P extends { name: string }>({ franchises, all, cars }: Places<P>): P | null => {
  const fresh = cars.filter(({ car_type }) => car_type === 'new')
  return mostAt(franchises, fresh) ?? franchises[0] ?? mostAt(all, fresh) ?? mostAt(all, cars)
}
