import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { SiteLocation } from '@/tenants/Site'
import { HoursTable } from './HoursTable'
import { locationKind } from '../locations/locationKinds'

interface HoursTabsProps {
  /** Unique on the page. */
  id: string
  /** Departments of one place, each of a different type. */
  departments: SiteLocation[]
  /** Content above a department's hours. */
  lead?: (department: SiteLocation) => ReactNode
  /** Low tabs and rows, beside other words. */
  dense?: boolean
}

/** Tab n shows panel n, by CSS only. */
const PANEL = [
  'group-has-[[data-tab="0"]:checked]/tabs:block',
  'group-has-[[data-tab="1"]:checked]/tabs:block',
  'group-has-[[data-tab="2"]:checked]/tabs:block',
  'group-has-[[data-tab="3"]:checked]/tabs:block',
]

/** Opening hours with a tab for each type of location (LOC-06, LOC-08): a radio group, so arrow keys change it. */
export const HoursTabs = ({ id, departments, lead, dense }: HoursTabsProps) => {
  const [only] = departments
  if (!only) return null
  if (departments.length === 1)
    return (
      <div>
        {lead?.(only)}
        <HoursTable hours={only.openingHours} dense={dense} />
      </div>
    )
  return (
    <fieldset className="group/tabs min-w-0">
      <legend className="sr-only">Opening hours of</legend>
      <div className={cx('flex gap-1 rounded-md bg-surface p-1', dense ? 'mb-1' : 'mb-3')}>
        {departments.map((department, index) => (
          <label
            key={department.id}
            className={cx(
              'flex grow items-center justify-center rounded-sm px-3 text-sm font-semibold text-muted transition-colors hover:text-fg has-checked:bg-canvas has-checked:text-fg has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-brand-text',
              dense ? 'min-h-8' : 'min-h-10',
            )}
          >
            <input
              type="radio"
              name={id}
              data-tab={index}
              defaultChecked={index === 0}
              className="absolute size-px opacity-0"
            />
            {locationKind(department)}
          </label>
        ))}
      </div>
      {departments.map((department, index) => (
        <div key={department.id} className={`hidden ${PANEL[index] ?? ''}`}>
          {lead?.(department)}
          <HoursTable hours={department.openingHours} dense={dense} />
        </div>
      ))}
    </fieldset>
  )
}
