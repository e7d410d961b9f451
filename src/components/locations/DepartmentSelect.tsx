'use client'

import { type ReactNode, useState } from 'react'
import { Select } from '@/src/components/ui/inputs/Select'
import { useEarlyChoice } from '@/src/components/ui/useEarlyChoice'

interface DepartmentSelectProps {
  /** Unique on the page. */
  id: string
  departments: { id: string; label: string; panel: ReactNode }[]
  /** The one shown first. */
  initial: string
}

/** Which of a location's departments is shown (LOC-02). Without JavaScript all of them stand under one another. */
export const DepartmentSelect = ({ id, departments, initial }: DepartmentSelectProps) => {
  const [chosen, setChosen] = useState(initial)
  const select = useEarlyChoice(setChosen)
  return (
    <div>
      <div data-js-only className="mb-5">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          Department
        </label>
        <Select
          ref={select}
          id={id}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={departments.map(({ id: value, label }) => ({ value, label }))}
        />
      </div>
      {departments.map(({ id: key, label, panel }) => (
        <section key={key} aria-label={label} className={key === chosen ? undefined : 'hidden'} data-department>
          {panel}
        </section>
      ))}
      <noscript>
        <style>{`[data-js-only]{display:none}[data-department]{display:block!important}[data-department]+[data-department]{margin-top:2rem}`}</style>
      </noscript>
    </div>
  )
}
