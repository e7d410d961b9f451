import { inTime } from '@/src/domain/health/feedAge'
import type { StockHealth } from '@/src/domain/health/stockHealth'
import { ago } from './ago'
import type { PillTone } from './Pill'

interface Tile {
  label: string
  value: string
  note: string
  tone: PillTone
}

/** Changes are in search within seconds; a minute is worth a look, ten are an outage. */
const lagTone = (seconds: number): PillTone => {
  if (seconds >= 600) return 'bad'
  return seconds >= 60 ? 'late' : 'good'
}

const feedTile = ({ feeds }: StockHealth): Tile => {
  const active = feeds.filter((feed) => feed.active)
  const overdue = active.filter(({ age }) => age === 'overdue').length
  const late = active.filter(({ age }) => age === 'late').length
  const held = active.filter((feed) => feed.held.length > 0).length
  const notes = [
    overdue > 0 ? `${overdue} overdue` : '',
    late > 0 ? `${late} late` : '',
    held > 0 ? `${held} held` : '',
  ].filter(Boolean)
  const tone = overdue > 0 ? 'bad' : notes.length > 0 ? 'late' : active.length > 0 ? 'good' : 'quiet'
  const note = notes.join(', ') || (active.length > 0 ? 'All on time' : 'None is active')
  return { label: 'Feeds', value: String(active.length), note, tone }
}

const indexTile = ({ search, tenants, at }: StockHealth): Tile => {
  const checks = tenants.flatMap(({ check }) => (check ? [check] : []))
  const wrong = checks.reduce((sum, { missing, stale, orphaned }) => sum + missing + stale + orphaned, 0)
  if (search.comparedAt === null) {
    return { label: 'Last comparison', value: '–', note: 'None yet', tone: 'quiet' }
  }
  const note =
    wrong === 0 ? `Nothing differed, ${ago(search.comparedAt, at)}` : `Repaired, ${ago(search.comparedAt, at)}`
  return { label: 'Last comparison', value: `${wrong} wrong`, note, tone: wrong === 0 ? 'good' : 'late' }
}

const tilesOf = (health: StockHealth): Tile[] => {
  const { search, deadTotal } = health
  const workers = search.workers === null ? '' : search.workers === 1 ? ', 1 worker' : `, ${search.workers} workers`
  return [
    feedTile(health),
    {
      label: 'Search',
      value: search.available ? 'Available' : 'Away',
      note:
        search.documents === null
          ? 'Pages answer from the database'
          : `${search.documents.toLocaleString('en-AU')} cars in the index`,
      tone: search.available ? 'good' : 'bad',
    },
    {
      label: 'Waiting for search',
      value: search.waiting.toLocaleString('en-AU'),
      note: search.waiting === 0 ? `Up to date${workers}` : `${inTime(search.lagSeconds)} behind${workers}`,
      tone: search.workers === 0 ? 'bad' : lagTone(search.lagSeconds),
    },
    indexTile(health),
    {
      label: 'Refused cars',
      value: deadTotal.toLocaleString('en-AU'),
      note: deadTotal === 0 ? 'None' : 'Not in search until put right',
      tone: deadTotal === 0 ? 'good' : 'bad',
    },
  ]
}

/** The state of everything at a glance. */
export const HealthSummary = ({ health }: { health: StockHealth }) => (
  <ul className="stock-health__tiles">
    {tilesOf(health).map(({ label, value, note, tone }) => (
      <li key={label} className={`stock-health__tile stock-health__tile--${tone}`}>
        <span className="stock-health__tile-label">{label}</span>
        <strong>{value}</strong>
        <span>{note}</span>
      </li>
    ))}
  </ul>
)
