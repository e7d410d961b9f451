'use client'
import type { Origin } from '@/tenants/resolveSettings'

export type OriginFilter = Origin | 'all'

interface SettingsToolbarProps {
  query: string
  onQuery: (query: string) => void
  filter: OriginFilter
  onFilter: (filter: OriginFilter) => void
  counts: Record<OriginFilter, number>
  shown: number
}

const filters: { value: OriginFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'dealership', label: 'Set here' },
  { value: 'lender', label: 'From the lender' },
  { value: 'template', label: 'From the template' },
  { value: 'operator', label: 'From Platform settings' },
  { value: 'platform', label: 'Platform default' },
]

/** Search and filter over the list of settings. */
export const SettingsToolbar = ({ query, onQuery, filter, onFilter, counts, shown }: SettingsToolbarProps) => (
  <div className="tenant-settings__toolbar" role="search">
    <input
      type="search"
      className="tenant-settings__input"
      aria-label="Search settings"
      placeholder="Search settings"
      value={query}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={(event) => {
        // Enter here would save the whole document.
        if (event.key === 'Enter') event.preventDefault()
      }}
    />
    <div className="tenant-settings__filters" role="group" aria-label="Show settings by where their value comes from">
      {filters.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={filter === value} onClick={() => onFilter(value)}>
          {label} <span>{counts[value]}</span>
        </button>
      ))}
    </div>
    <p className="tenant-settings__count" role="status">
      {shown === 1 ? '1 setting' : `${shown} settings`}
    </p>
  </div>
)
