'use client'

import { useState } from 'react'
import { Field } from '@/src/components/ui/inputs/Field'
import { Select } from '@/src/components/ui/inputs/Select'
import { useEarlyChoice } from '@/src/components/ui/useEarlyChoice'
import { useHydrated } from '@/src/components/ui/useHydrated'

/** Names and counts only: the whole list of models is part of the page's data. */
interface MakeModelFieldsProps {
  makes: { label: string; total: number }[]
  /** Label and total of each make's models, by the make's label. */
  models: Record<string, [label: string, total: number][]>
}

/** Make and, once it is chosen, its models. An empty choice stays out of the address once the page can keep it out. */
export const MakeModelFields = ({ makes, models }: MakeModelFieldsProps) => {
  const [make, setMake] = useState('')
  const select = useEarlyChoice(setMake)
  const hydrated = useHydrated()
  const offered = models[make] ?? []
  return (
    <>
      <Field label="Make">
        <Select
          ref={select}
          name={make || !hydrated ? 'make' : undefined}
          value={make}
          onChange={(event) => setMake(event.target.value)}
          placeholder="Any make"
          options={makes.map(({ label, total }) => ({ value: label, label: `${label} (${total})` }))}
        />
      </Field>
      <Field label="Model">
        <Select
          key={make}
          name="make_model"
          disabled={offered.length === 0}
          placeholder={make ? 'Any model' : 'Choose a make first'}
          options={offered.map(([label, total]) => ({ value: `${make}|${label}`, label: `${label} (${total})` }))}
        />
      </Field>
    </>
  )
}
