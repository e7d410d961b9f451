'use client'

import { useState } from 'react'
import { CalculatorField } from '@/src/components/finance/CalculatorField'
import { FUEL_MAX, fuelCosts, type FuelInputs, tidyFuel } from '@/src/domain/finance/fuel/fuelCost'
import { FuelSum } from './FuelSum'

const FIELDS: { field: keyof FuelInputs; label: string; unit: string; step: number; sliderMax: number }[] = [
  { field: 'kmPerWeek', label: 'Distance a week', unit: 'km', step: 10, sliderMax: 1500 },
  { field: 'litresPer100Km', label: 'Fuel economy', unit: 'L/100 km', step: 0.1, sliderMax: 25 },
  { field: 'dollarsPerLitre', label: 'Fuel price a litre', unit: '$', step: 0.01, sliderMax: 3.5 },
]

/** What a car's fuel costs a week and a year: distance/100 × economy × price (VDP-44, VDP-45). */
export const FuelCalculator = ({ initial }: { initial: FuelInputs }) => {
  const [inputs, setInputs] = useState(initial)
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-5">
        {FIELDS.map(({ field, label, unit, step, sliderMax }) => (
          <CalculatorField
            key={field}
            label={label}
            unit={unit}
            value={inputs[field]}
            range={{ min: 0, max: FUEL_MAX[field], step }}
            sliderMax={sliderMax}
            onChange={(value) => setInputs((before) => ({ ...before, [field]: tidyFuel(field, value) }))}
          />
        ))}
      </div>
      <output aria-live="polite" className="grid content-center rounded-lg bg-surface p-6">
        <FuelSum {...fuelCosts(inputs)} />
      </output>
    </div>
  )
}
