import { Repayment } from '@/src/components/finance/Repayment'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import { Price } from '@/src/components/ui/Price'
import { STICKY_HEADER_SCROLL_PX } from '@/src/domain/constants/vehicle'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import type { Car } from '@/src/domain/stock/car/Car'
import { carImages } from '@/src/domain/stock/photos/carImages'
import type { FinanceSite } from '@/tenants/Site'
import { financeHref } from './finance/financeHref'
import { BarButtons } from './enquiry/MainButtons'
import { ShowAfterScroll } from '@/src/components/page/ShowAfterScroll'
import { tradeInHref } from './enquiry/tradeInHref'

interface StickyHeaderProps {
  car: Car
  site: Pick<FinanceSite, 'settings' | 'lenders'>
  now: Date
}

/**
 * The car in one line over the page once it is scrolled 500 px: what it is, what it costs, what next (VDP-21, VDP-22). Its main
 * buttons are here only where no bar at the foot has them.
 */
export const StickyHeader = ({ car, site, now }: StickyHeaderProps) => {
  const { settings } = site
  const [picture] = carImages(car)
  const tradeIn = tradeInHref(car, settings)
  const finance = financeHref(car, settings)
  const estimate = carEstimate(car, site, now)
  const buttons = settings.vdp.stickyHeaderButtons
  return (
    <ShowAfterScroll px={STICKY_HEADER_SCROLL_PX}>
      <section
        aria-label={`${car.name} at a glance`}
        data-car-bar=""
        className="fixed inset-x-0 top-0 z-40 border-b border-line bg-canvas shadow-card motion-safe:animate-[drop-in_220ms_var(--ease-out)]"
      >
        <Container className="flex h-16 items-center gap-3 sm:gap-4 lg:h-18">
          {picture && (
            <Photo
              url={picture.thumb}
              alt=""
              size={{ width: 80, height: 50 }}
              className="h-11 w-17.5 rounded-sm object-cover max-sm:hidden"
            />
          )}
          <div className="min-w-0 grow">
            <p className="truncate font-semibold">{car.name}</p>
            <p className="truncate text-[0.8125rem] text-muted">
              {[car.simple_transmission ?? car.trans, car.simple_body ?? car.body].filter(Boolean).join(' · ')}
            </p>
          </div>
          {estimate && (
            <Repayment
              repaymentDollars={estimate.weeklyDollars}
              frequency="weekly"
              comparisonPercent={estimate.comparisonPercent}
              size="sm"
              className="hidden shrink-0 md:grid"
            />
          )}
          <div className="shrink-0 text-right max-sm:w-min max-sm:min-w-20 [&_p]:justify-end max-sm:[&_p]:leading-tight [&_s]:hidden [&_span]:text-lg">
            <Price car={car} settings={settings} />
          </div>
          {buttons && (
            <div className="hidden shrink-0 gap-2 xl:flex">
              {finance && (
                <Button href={finance} size="sm" variant="outline">
                  Get Finance
                </Button>
              )}
              {tradeIn && (
                <Button href={tradeIn} size="sm" variant="outline">
                  Trade-In Valuation
                </Button>
              )}
            </div>
          )}
          {!settings.vdp.stickyBottomBar && (
            <div className="flex shrink-0 gap-2">
              <BarButtons car={car} settings={settings} size="sm" />
            </div>
          )}
        </Container>
      </section>
    </ShowAfterScroll>
  )
}
