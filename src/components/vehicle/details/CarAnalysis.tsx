import { CalendarClock, Fuel, type LucideIcon, Route } from 'lucide-react'
import type { AnalysisRow } from '@/src/domain/stock/checks/carAnalysis'
import { IconFacts } from './IconFacts'

const ICONS: Record<AnalysisRow['key'], LucideIcon> = { driven: Route, age: CalendarClock, fuel: Fuel }

/** What a used car's kilometres, age and fuel say beside those of others (ENT-20). */
export const CarAnalysis = ({ rows }: { rows: AnalysisRow[] }) => (
  <IconFacts
    testId="car-analysis"
    facts={rows.map(({ key, title, text, good }) => ({ icon: ICONS[key], title, text, good }))}
  />
)
