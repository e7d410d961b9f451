import { simpleFuel } from '../normalise/simpleFuel'

/** 'Electric', 'Hybrid' or 'Plug-in Hybrid' for a car whose fuel is one of them (PRC-09); null for any other fuel. */
export const fuelTag = (fuel: string | null): string | null => {
  const family = simpleFuel(fuel)
  return family === 'Electric' || family === 'Hybrid' || family === 'Plug-in Hybrid' ? family : null
}
