/** What says how much a vehicle was used or how large it is, by its name in the form. */
export type Measure = 'odometer_km' | 'length_m' | 'hours'

interface VehicleKind {
  /** 'caravan', as the stock's types where it has the type. */
  value: string
  label: string
  measure: Measure
}

/** Kinds of vehicle a visitor can sell, and what each is asked. */
export const vehicleKinds: readonly VehicleKind[] = [
  { value: 'car', label: 'Car, ute or van', measure: 'odometer_km' },
  { value: 'motorcycle', label: 'Motorcycle', measure: 'odometer_km' },
  { value: 'truck', label: 'Truck', measure: 'odometer_km' },
  { value: 'motorhome', label: 'Motorhome', measure: 'odometer_km' },
  { value: 'caravan', label: 'Caravan or camper', measure: 'length_m' },
  { value: 'trailer', label: 'Trailer', measure: 'length_m' },
  { value: 'machine', label: 'Machine', measure: 'hours' },
]

/** What the form asks of a kind of vehicle; of a car where the kind was not asked. */
export const measureOf = (kind: unknown): Measure =>
  vehicleKinds.find(({ value }) => value === kind)?.measure ?? 'odometer_km'

/** The kinds to choose from, those in stock first; none where a dealership has cars only, and the form is about a car. */
export const kindChoices = (kindTotals: Readonly<Record<string, number>>): { value: string; label: string }[] => {
  const inStock = Object.keys(kindTotals).filter((kind) => (kindTotals[kind] ?? 0) > 0)
  if (inStock.every((kind) => kind === 'car')) return []
  const rank = (kind: string): number => (inStock.includes(kind) ? inStock.indexOf(kind) : inStock.length)
  return vehicleKinds.toSorted((a, b) => rank(a.value) - rank(b.value)).map(({ value, label }) => ({ value, label }))
}

/** '61,200 km', '6.4 m', '1,250 hours'; null: not given. */
export const measureWords = (form: Readonly<Record<string, unknown>>): string | null => {
  const measure = measureOf(form.vehicle_kind)
  const given = form[measure]
  if (given === undefined || given === null || given === '' || Number.isNaN(Number(given))) return null
  const unit = { odometer_km: 'km', length_m: 'm', hours: 'hours' }[measure]
  return `${Number(given).toLocaleString('en-AU')} ${unit}`
}

/** The form without the measures its kind is not asked: those were typed before another kind was chosen. */
export const withOwnMeasure = <Form extends Record<Measure, number | null> & { vehicle_kind: string }>(
  form: Form,
): Form => {
  const own = measureOf(form.vehicle_kind)
  return { ...form, odometer_km: null, length_m: null, hours: null, [own]: form[own] }
}
