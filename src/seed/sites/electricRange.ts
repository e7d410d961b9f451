/** Kilometres on a charge as the makers state them for Australia (WLTP), by make, model and badge. */
const kilometres: Record<string, number> = {
  'Hyundai IONIQ 5 Dynamiq': 507,
  'Hyundai IONIQ 5 Epiq': 454,
  'Kia EV5 Air': 555,
  'Kia EV5 GT-Line': 470,
}

/** How far an electric vehicle goes on a charge; null when it is not electric, or not known. */
export const electricRangeKm = (make: string, model: string, badge: string): number | null =>
  kilometres[`${make} ${model} ${badge}`] ?? null
