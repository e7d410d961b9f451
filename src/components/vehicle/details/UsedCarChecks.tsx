import { Award, BadgeCheck, Calendar, FileText, type LucideIcon, ShieldCheck, Wrench } from 'lucide-react'
import type { UsedCarCheck } from '@/src/domain/stock/checks/usedCarChecks'

const ICONS: Record<UsedCarCheck['key'], LucideIcon> = {
  certified: BadgeCheck,
  inspection: Wrench,
  ppsr: ShieldCheck,
  history: FileText,
  warranty: Award,
  registration: Calendar,
}

const CheckIcon = ({ check }: { check: UsedCarCheck['key'] }) => {
  const Icon = ICONS[check]
  return <Icon className="size-5" />
}

/** What was checked on a used car (VDP-03). */
export const UsedCarChecks = ({ checks }: { checks: UsedCarCheck[] }) => (
  <ul data-testid="used-car-checks" className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
    {checks.map(({ key, title, text, href }) => (
      <li key={key} className="flex items-start gap-3.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-success-soft text-success">
          <CheckIcon check={key} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="mt-0.5 text-sm text-muted">{text}</p>
          {href && (
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="mt-1 inline-flex min-h-6 items-center text-sm font-semibold text-brand-text underline underline-offset-4"
            >
              Open the report
            </a>
          )}
        </div>
      </li>
    ))}
  </ul>
)
