import { CalendarClock, Fuel, type LucideIcon, Route, Tag } from 'lucide-react'
import type { AnalysisRow } from '@/src/domain/stock/checks/carAnalysis'

const ICONS: Record<AnalysisRow['key'], LucideIcon> = { driven: Route, age: CalendarClock, price: Tag, fuel: Fuel }

const RowIcon = ({ of }: { of: AnalysisRow['key'] }) => {
  const Icon = ICONS[of]
  return <Icon className="size-5" />
}

/** What a used car's kilometres, age, price and fuel say beside those of others (ENT-20). */
export const CarAnalysis = ({ rows }: { rows: AnalysisRow[] }) => (
  <ul data-testid="car-analysis" className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
    {rows.map(({ key, title, note, good }) => (
      <li key={key} className="flex items-start gap-3.5">
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full ${good ? 'bg-success-soft text-success' : 'bg-surface text-muted'}`}
        >
          <RowIcon of={key} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="mt-0.5 text-sm text-muted">{note}</p>
        </div>
      </li>
    ))}
  </ul>
)
