'use client'
import { useMemo, useState } from 'react'
import type { Origin } from '@/tenants/resolveSettings'
import './why.css'
import { settingIsAbout } from '../settings/settingIsAbout'
import type { WhyRow } from './whyRows'

const FILTERS = [
  { off: true, label: 'Off' },
  { off: false, label: 'Everything' },
] as const

const labels: Record<Origin, string> = {
  platform: 'Platform default',
  operator: 'Platform settings',
  template: 'Template',
  lender: 'Lender',
  dealership: 'This dealership',
}

/** The layer that decided a value (CMS-03). */
const OriginChip = ({ origin }: { origin: Origin }) => (
  <span className={`why__chip why__chip--${origin}`}>{labels[origin]}</span>
)

/**
 * Every setting with its value and the reason for it. What is off comes first, because that is the usual question
 * (CMS-03).
 */
export const WhyList = ({ rows }: { rows: WhyRow[] }) => {
  const [query, setQuery] = useState('')
  const [onlyOff, setOnlyOff] = useState(true)
  // Switches first, then texts that are empty.
  const off = useMemo(
    () => rows.filter((row) => row.off).toSorted((a, b) => Number(b.value === 'Off') - Number(a.value === 'Off')),
    [rows],
  )
  const shown = (onlyOff ? off : rows).filter((row) => settingIsAbout(row.key, query.trim()))
  return (
    <>
      <div className="why__toolbar" role="search">
        <input
          type="search"
          className="why__input"
          aria-label="What is off?"
          placeholder="What is off? Finance, sales counter, reviews…"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <div className="why__filters" role="group" aria-label="Which settings">
          {FILTERS.map(({ off: wanted, label }) => (
            <button key={label} type="button" aria-pressed={onlyOff === wanted} onClick={() => setOnlyOff(wanted)}>
              {label} <span>{wanted ? off.length : rows.length}</span>
            </button>
          ))}
        </div>
        <p className="why__count" role="status">
          {shown.length === 1 ? '1 setting' : `${shown.length} settings`}
        </p>
      </div>
      {shown.length === 0 && (
        <p className="why__none">
          {onlyOff ? 'Nothing of that name is off. Look among everything.' : 'No setting matches. Try fewer words.'}
        </p>
      )}
      <ul className="why__list">
        {shown.map(({ key, group, label, about, value, off: isOff, origin, why }) => (
          <li key={key} data-setting={key}>
            <div>
              <p className="why__group">{group}</p>
              <h2>{label}</h2>
              <p>{about}</p>
            </div>
            <div>
              <p className="why__value">
                <strong data-off={isOff}>{value}</strong> <OriginChip origin={origin} />
              </p>
              <p>{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
