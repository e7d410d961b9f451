'use client'

import { useState } from 'react'
import { CalculatorField } from '@/src/components/finance/CalculatorField'
import { FoldedFields } from '@/src/components/finance/FoldedFields'
import {
  FUEL_MAX,
  fuelCosts,
  fuelInWords,
  type FuelInputs,
  type FuelUnit,
  tidyFuel,
} from '@/src/domain/finance/fuel/fuelCost'
import { FuelSum } from './FuelSum'

interface CalculatorLine {
  field: keyof FuelInputs
  label: string
  unit: string
  step: number
  sliderMax: number
}

const DISTANCE: CalculatorLine = {
  field: 'kmPerWeek',
  label: 'Distance a week',
  unit: 'km',
  step: 10,
  sliderMax: 1500,
}

const FIELDS: Record<FuelUnit, CalculatorLine[]> = {
  L: [
    DISTANCE,
    { field: 'usePer100Km', label: 'Fuel economy', unit: 'L/100 km', step: 0.1, sliderMax: 25 },
    { field: 'unitDollars', label: 'Fuel price a litre', unit: '$', step: 0.01, sliderMax: 3.5 },
  ],
  kWh: [
    DISTANCE,
    { field: 'usePer100Km', label: 'Consumption', unit: 'kWh/100 km', step: 0.1, sliderMax: 35 },
    { field: 'unitDollars', label: 'Electricity price a kWh', unit: '$', step: 0.01, sliderMax: 1 },
  ],
}

export interface FuelCalculatorProps {
  initial: FuelInputs
  unit: FuelUnit
}

/** What a car's fuel or electricity costs a week and a year: distance/100 × economy × price (VDP-44, VDP-45). */
export const FuelCalculator = ({ initial, unit: filledWith }: FuelCalculatorProps) => {
  const [inputs, setInputs] = useState(initial)
  return (
    <div className="grid gap-5 @xl:gap-8 @xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <FoldedFields said={fuelInWords(inputs, filledWith)}>
        {FIELDS[filledWith].map(({ field, label, unit, step, sliderMax }) => (
          <CalculatorField
            key={field}
            label={label}
            unit={unit}
            value={inputs[field]}
            range={{ min: 0, max: FUEL_MAX[filledWith][field], step }}
            sliderMax={sliderMax}
            onChange={(value) => setInputs((before) => ({ ...before, [field]: tidyFuel(field, value, filledWith) }))}
          />
        ))}
      </FoldedFields>
      <output aria-live="polite" className="grid content-center rounded-lg bg-surface p-6">
        <FuelSum {...fuelCosts(inputs)} unit={filledWith} />
      </output>
    </div>
  )
}
