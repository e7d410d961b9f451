import { ArrowRight, Percent } from 'lucide-react'
import Link from 'next/link'
import { CarRepayment } from '@/src/components/finance/CarRepayment'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import type { Car } from '@/src/domain/stock/car/Car'
import { isHere } from '@/src/domain/stock/availability/availability'
import { saidOf } from '@/src/domain/stock/car/itemNoun'
import type { FinanceSite } from '@/tenants/Site'
import type { Settings } from '@/tenants/settings/buildSettings'
import { financeApplyHref, financeHref } from './financeHref'

/** A way to finance this car, with its facts filled in (VDP-17, RTE-12). */
export const FinanceCallout = ({ car, settings }: { car: Car; settings: Settings }) => {
  const isFree = isHere(car) && !car.reserved
  const applyHref = financeApplyHref(car, settings)
  const href = isFree ? (applyHref ?? financeHref(car, settings)) : null
  if (href === null) return null
  return (
    <Link
      prefetch={false}
      href={href}
      rel="nofollow"
      data-vehicle-callout=""
      className="group mt-4 flex items-center gap-3.5 rounded-lg bg-ink p-3 sm:mt-6 sm:p-4 text-on-ink on-dark"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-on-ink/10">
        <Percent className="size-5" />
      </span>
      <span className="grow text-sm">
        <strong className="block text-[0.9375rem]">{saidOf(car.item_type, 'Finance this car')}</strong>
        <span className="text-on-ink-muted">
          {applyHref ? 'Apply online.' : 'Send an enquiry.'} We have filled in{' '}
          {saidOf(car.item_type, 'the car’s details.')}
        </span>
      </span>
      <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" />
    </Link>
  )
}

interface FinanceEstimateProps {
  car: Car
  site: Pick<FinanceSite, 'settings' | 'lenders'>
  now: Date
}

/**
 * The car's estimate near the price, with a link to the calculator, which shows the warning (VDP-17, LAW-01,
 * FIN-06..17, FIN-44).
 */
export const FinanceEstimate = ({ car, site, now }: FinanceEstimateProps) => {
  const estimate = carEstimate(car, site, now)
  if (!estimate) return null
  return (
    <div data-vehicle-estimate="" className="mt-4 rounded-lg bg-surface px-4 py-3 sm:mt-5 sm:py-3.5">
      <CarRepayment estimate={estimate} />
      <p className="mt-1 flex flex-wrap sm:mt-2 gap-x-5 text-sm font-semibold text-brand-text [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center [&>a]:underline [&>a]:decoration-current/30 [&>a]:underline-offset-4">
        <a href="#finance">Work out your own</a>
        <a href="#finance-info">About this estimate</a>
      </p>
    </div>
  )
}
