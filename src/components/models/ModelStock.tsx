import type { ReactNode } from 'react'
import { cardEstimate, CardEstimate } from '@/src/components/cards/CardEstimate'
import type { CardRules } from '@/src/components/cards/CardRules'
import { VehicleCard } from '@/src/components/cards/VehicleCard'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { StockRow } from '@/src/components/page/StockRow'
import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { Price } from '@/src/components/ui/Price'
import { Section } from '@/src/components/ui/Section'
import { isHere } from '@/src/domain/stock/availability/availability'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
import type { StockCard } from '@/src/domain/search/index/StockDocument'

/** Up to this many stand beside the panel; more are a row of their own above it. */
const FEW = 2
/** So many leave the last place of a wide row to the panel; on a phone they are swiped. */
const WITH_PANEL: Record<number, { row: string; cars: string }> = {
  2: { row: 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]', cars: 'sm:grid-cols-2' },
  3: { row: 'xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]', cars: 'sm:grid-cols-2 lg:grid-cols-3' },
}

const NEWEST_FIRST = ['new', 'demo', 'used'] as const

/** Of the newest that can be bought, the car of the lowest repayment; null while the rules allow none a repayment. */
const leastOf = (cars: StockCard[], rules: CardRules): StockCard | null => {
  const rank = (car: StockCard): number => NEWEST_FIRST.indexOf(car.car_type)
  const [least] = cars
    .filter(canBeBought)
    .flatMap((car) => {
      const estimate = cardEstimate(car, rules)
      return estimate ? [{ car, estimate }] : []
    })
    .toSorted((one, other) => rank(one.car) - rank(other.car) || one.estimate.weekly - other.estimate.weekly)
  return least?.car ?? null
}

interface FinanceProps {
  car: StockCard
  rules: CardRules
  notice: string
  /** In a row of its own, not beside a car. */
  wide?: boolean
}

/** What one car of the model costs to finance: of a car in stock, at its price (LAW-01, LAW-02). */
const Finance = ({ car, rules, notice, wide = false }: FinanceProps) => (
  <>
    <div className={wide ? 'grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-end' : ''}>
      <div>
        <h3 className="text-subheading">{car.title} on finance</h3>
        <div className={wide ? 'mt-2' : 'mt-4'}>
          <Price car={car} settings={rules} />
        </div>
      </div>
      <CardEstimate car={car} rules={rules} className={wide ? 'max-w-md' : 'mt-4 max-w-md'} />
      <div className={wide ? 'flex flex-wrap gap-3' : 'mt-6 flex flex-wrap gap-3'}>
        <Button href={car.path}>View Details</Button>
        <Button href="#enquire" variant="outline">
          Ask About Finance
        </Button>
      </div>
    </div>
    <ComparisonWarning text={notice} className="mt-6 text-[0.8125rem] leading-relaxed text-muted" />
  </>
)

const NotThisOne = ({ name }: { name: string }) => (
  <>
    <h3 className="text-subheading">Not quite the one?</h3>
    <p className="mt-3 max-w-md text-muted">
      Say which {name} you are after, and in which colour. We answer with what we can get you, and when.
    </p>
    <div className="mt-6">
      <Button href="#enquire" variant="outline">
        Tell Us What You Want
      </Button>
    </div>
  </>
)

interface BesideProps {
  name: string
  picture: string | null
  /** What one costs to finance; null: none can be bought. */
  panel: ReactNode
  /** As wide as two vehicles. */
  isWide: boolean
}

/** The room beside one or two vehicles: their finance, and what to do where none of them is the one. */
const Beside = ({ name, picture, panel, isWide }: BesideProps) => {
  if (!isWide)
    return (
      <li className="rounded-lg bg-surface p-6 sm:col-span-2 sm:p-8 lg:col-span-1">
        {panel ?? <NotThisOne name={name} />}
      </li>
    )
  if (!panel)
    return (
      <li className="flex flex-col overflow-hidden rounded-lg bg-surface lg:col-span-2">
        {picture && (
          <div aria-hidden className="relative min-h-56 grow">
            <Photo url={picture} alt="" sizes="(min-width: 1024px) 54rem, 50vw" className="object-cover" />
          </div>
        )}
        <div className="p-6 sm:p-8">
          <NotThisOne name={name} />
        </div>
      </li>
    )
  return (
    <li className="rounded-lg bg-surface p-6 sm:p-8 lg:col-span-2 lg:p-10">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>{panel}</div>
        <div className="border-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-10">
          <NotThisOne name={name} />
        </div>
      </div>
    </li>
  )
}

const Vehicle = (props: { car: StockCard; rules: CardRules }) => (
  <li className="flex min-w-0 [&>*]:grow">
    <VehicleCard {...props} />
  </li>
)

interface ModelStockProps {
  name: string
  /** Of the model, for the room beside one vehicle; null: none. */
  picture?: string | null
  cars: StockCard[]
  /** '1 new in stock, 2 coming soon'; null: none. */
  standing: string | null
  rules: CardRules
  link: { label: string; href: string } | null
  /** The warning of LAW-02. */
  notice: string
}

/** A model's cars in stock and what one costs to finance; nothing while none is (RTE-28, SEA-13). */
export const ModelStock = ({ name, picture = null, cars, standing, rules, link, notice }: ModelStockProps) => {
  const least = leastOf(cars, rules)
  const title = cars.some(isHere) ? `${name} in stock` : `${name} coming soon`
  const panel = least && <Finance car={least} rules={rules} notice={notice} />
  const columns = WITH_PANEL[cars.length]
  if (columns && panel)
    return (
      <Section id="stock" title={title} intro={standing} link={link}>
        <div className={cx('grid gap-6', columns.row)}>
          <ul className={cx('phone-row gap-6 sm:grid', columns.cars)}>
            {cars.map((car) => (
              <Vehicle key={car.id} car={car} rules={rules} />
            ))}
          </ul>
          <div className="rounded-lg bg-surface p-6 sm:p-8 xl:p-6">{panel}</div>
        </div>
      </Section>
    )
  if (cars.length === 0 || cars.length > FEW)
    return (
      <>
        <StockRow
          id="stock"
          cars={cars}
          rules={rules}
          title={title}
          intro={standing}
          link={link}
          below={least ? 'none' : 'normal'}
        />
        {least && (
          <Section above="small">
            <div className="rounded-xl bg-surface p-6 sm:p-8">
              <Finance car={least} rules={rules} notice={notice} wide />
            </div>
          </Section>
        )}
      </>
    )
  return (
    <Section id="stock" title={title} intro={standing} link={link}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cars.map((car) => (
          <Vehicle key={car.id} car={car} rules={rules} />
        ))}
        <Beside name={name} picture={picture} panel={panel} isWide={cars.length < FEW} />
      </ul>
    </Section>
  )
}
