interface ElectricFigures {
  /** Kilometres on a charge (WLTP). */
  rangeKm: number
  batteryKwh: number | null
}

/** As the makers publish them for Australia, by make, model and badge; of other electric vehicles nothing is said. */
const figures: Record<string, ElectricFigures> = {
  'BYD Atto 3 Premium': { rangeKm: 420, batteryKwh: 60.48 },
  'Hyundai IONIQ 5 Dynamiq': { rangeKm: 507, batteryKwh: null },
  'Hyundai IONIQ 5 Epiq': { rangeKm: 454, batteryKwh: null },
  'Kia EV5 Air': { rangeKm: 555, batteryKwh: 88.1 },
  'Kia EV5 GT-Line': { rangeKm: 470, batteryKwh: 88.1 },
  'Nissan Leaf e+': { rangeKm: 385, batteryKwh: 62 },
}

/** Figures of an electric vehicle; null when it is not electric, or they are not known. */
export const electricFigures = (make: string, model: string, badge: string): ElectricFigures | null =>
  figures[`${make} ${model} ${badge}`] ?? null

/** How far an electric vehicle goes on a charge; null when it is not electric, or not known. */
export const electricRangeKm = (make: string, model: string, badge: string): number | null =>
  electricFigures(make, model, badge)?.rangeKm ?? null
