import { Link } from '@/src/components/ui/Link'
import { Icon } from '@/src/components/ui/Icon'
import type { Car } from '@/src/domain/stock/Car'
import { saleState } from '@/src/domain/stock/saleState'
import type { Settings } from '@/tenants/settings'
import { financeHref } from './financeHref'

/** A way to finance this car, with its facts filled in (VDP-17, RTE-12). */
export const FinanceCallout = ({ car, settings }: { car: Car; settings: Settings }) => {
  const href = saleState(car) === 'available' && !car.reserved ? financeHref(car, settings) : null
  if (href === null) return null
  return (
    <Link
      href={href}
      rel="nofollow"
      className="group mt-6 flex items-center gap-3.5 rounded-lg bg-ink p-4 text-on-ink on-dark"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-on-ink/10">
        <Icon name="percent" className="size-5" />
      </span>
      <span className="grow text-sm">
        <strong className="block text-[0.9375rem]">Finance this one</strong>
        <span className="text-on-ink-muted">Apply in minutes, its details are filled in.</span>
      </span>
      <Icon name="arrow-right" className="size-5 transition-transform group-hover:translate-x-1" />
    </Link>
  )
}
