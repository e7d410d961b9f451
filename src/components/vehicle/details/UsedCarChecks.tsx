import { Award, BadgeCheck, Calendar, FileText, type LucideIcon, ShieldCheck, Wrench } from 'lucide-react'
import type { UsedCarCheck } from '@/src/domain/stock/checks/usedCarChecks'
import { IconFacts } from './IconFacts'

const ICONS: Record<UsedCarCheck['key'], LucideIcon> = {
  certified: BadgeCheck,
  inspection: Wrench,
  ppsr: ShieldCheck,
  history: FileText,
  warranty: Award,
  registration: Calendar,
}

/** What was checked on a used car (VDP-03). */
export const UsedCarChecks = ({ checks }: { checks: UsedCarCheck[] }) => (
  <IconFacts
    testId="used-car-checks"
    facts={checks.map(({ key, title, text, href }) => ({
      ...{ icon: ICONS[key], title, text, good: true },
      link: href ? { href, label: 'Open the report' } : null,
    }))}
  />
)
