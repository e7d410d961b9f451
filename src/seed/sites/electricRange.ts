interface ElectricFigures {
  /** Kilometres on a charge (WLTP). */
  rangeKm: number
  batteryKwh: number | null
}

/** As the makers publish them for Australia, by make, model and badge; of other electric vehicles nothing is said. */
const figures: Record<string, ElectricFigures> = {
  'BYD Atto 3 Essential': { rangeKm: 345, batteryKwh: 49.92 },
  'BYD Atto 3 Premium': { rangeKm: 420, batteryKwh: 60.48 },
  'BYD Dolphin Essential': { rangeKm: 340, batteryKwh: 44.9 },
  'BYD Dolphin Premium': { rangeKm: 427, batteryKwh: 60.48 },
  'BYD Seal Dynamic': { rangeKm: 460, batteryKwh: 61.44 },
  'BYD Seal Performance': { rangeKm: 520, batteryKwh: 82.56 },
  'Hyundai IONIQ 5 Dynamiq': { rangeKm: 507, batteryKwh: null },
  'Hyundai IONIQ 5 Epiq': { rangeKm: 454, batteryKwh: null },
  'Kia EV5 Air': { rangeKm: 555, batteryKwh: 88.1 },
  'Kia EV5 GT-Line': { rangeKm: 470, batteryKwh: 88.1 },
  'Kia EV6 Air': { rangeKm: 528, batteryKwh: 77.4 },
  'Kia EV6 GT-Line': { rangeKm: 484, batteryKwh: 77.4 },
  'MG MG4 Excite 51': { rangeKm: 350, batteryKwh: 51 },
  'MG MG4 Essence 64': { rangeKm: 435, batteryKwh: 64 },
  'MG MG4 XPower': { rangeKm: 385, batteryKwh: 64 },
  'Nissan Leaf e+': { rangeKm: 385, batteryKwh: 62 },
  'Tesla Model 3 Rear-Wheel Drive': { rangeKm: 513, batteryKwh: null },
  'Tesla Model 3 Long Range AWD': { rangeKm: 629, batteryKwh: null },
  'Tesla Model 3 Performance': { rangeKm: 528, batteryKwh: null },
  'Tesla Model Y Rear-Wheel Drive': { rangeKm: 455, batteryKwh: null },
  'Tesla Model Y Long Range AWD': { rangeKm: 533, batteryKwh: null },
}

/** Figures of an electric vehicle; null when it is not electric, or they are not known. */
export const electricFigures = (make: string, model: string, badge: string): ElectricFigures | null =>
  figures[`${make} ${model} ${badge}`] ?? null

/** How far an electric vehicle goes on a charge; null when it is not electric, or not known. */
export const electricRangeKm = (make: string, model: string, badge: string): number | null =>
  electricFigures(make, model, badge)?.rangeKm ?? null
