import { carEstimate } from '@/src/domain/finance/carEstimate'
import { carFinanceHref } from '@/src/domain/finance/carFinanceHref'
import { carLoan } from '@/src/domain/finance/carLoan'
import { financePrice } from '@/src/domain/finance/financePrice'
import { mayQuote } from '@/src/domain/finance/lenders/youxQuote'
import type { Car } from '@/src/domain/stock/car/Car'
import { legalAt } from '@/tenants/legalAt'
import type { FinanceSite } from '@/tenants/Site'
import { FinancePanel } from './FinancePanel'
import { NearPart } from './NearPart'

interface CarFinanceProps {
  car: Car
  site: FinanceSite
  now: Date
  /** False: the finance form is on the same page. */
  link?: boolean
}

/**
 * The calculator of one car, with its lender's rate and disclaimer, and above it a quote where the site requests one
 * (VDP-10, FIN-14).
 */
export const CarFinance = ({ car, site, now, link = true }: CarFinanceProps) => {
  const { settings } = site
  const price = financePrice(car, settings)
  if (price === null) return null
  const asks = settings.finance.youxQuotes && !carEstimate(car, site, now) && mayQuote(car, price)
  return (
    <>
      {asks && car.vin && (
        <NearPart part="quote" vin={car.vin} terms={{ purchasePrice: price, year: car.year, nvic: car.nvic }} />
      )}
      <FinancePanel
        carPriceDollars={price}
        loan={carLoan(car, site, now)}
        settings={settings}
        legal={legalAt(site, car.location?.state ?? null)}
        href={link ? carFinanceHref(settings.routes.financeLink, car, price) : null}
      />
    </>
  )
}
