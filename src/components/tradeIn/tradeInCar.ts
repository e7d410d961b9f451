/** sessionStorage: the shopper's own car of the last trade-in that was sent (LEA-27). */
export const TRADE_IN_CAR_KEY = 'trade-in-car'

const FIELDS = ['rego', 'rego_state', 'make', 'model', 'year', 'odometer_km'] as const

/** Keeps the car for this visit; without storage it is not kept. */
export const keepTradeInCar = (leadId: string, form: FormData): void => {
  const car = Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? '')]))
  try {
    sessionStorage.setItem(TRADE_IN_CAR_KEY, JSON.stringify({ ...car, lead_id: leadId }))
  } catch {
    // Private windows may refuse.
  }
}
