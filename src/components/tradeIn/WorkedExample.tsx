import Link from 'next/link'
import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { Section } from '@/src/components/ui/Section'
import { Unbroken } from '@/src/components/ui/Unbroken'
import type { FormLook } from '@/src/domain/content/sectionLooks'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { TradeInExample } from '@/src/domain/tradeIn/workedExample'
import { carTitle } from '@/src/domain/stock/car/carTitle'

const between = ({ low, high }: { low: number; high: number }): string =>
  `${formatDollars(low)} – ${formatDollars(high)}`

const change = (dollars: number): string =>
  dollars === 0 ? 'no change' : `${dollars > 0 ? '+' : '−'}${formatDollars(Math.abs(dollars))}`

interface WorkedExampleProps extends TradeInExample {
  look: FormLook
  /** Where the reader's own begins, where that is on the page. */
  start?: string
}

type ExampleOnly = Pick<WorkedExampleProps, 'vehicle' | 'picture' | 'asked' | 'estimate'>

/** The car, what we would pay, and what we ask for one like it. */
const ExampleCard = ({ vehicle, picture, asked, estimate, wide }: ExampleOnly & { wide: boolean }) => (
  <div className={cx('overflow-hidden rounded-xl bg-canvas shadow-card', wide && 'grid lg:grid-cols-2')}>
    {picture && (
      <div className="relative aspect-[2/1] lg:h-full">
        <Photo
          url={picture}
          alt=""
          sizes="(min-width: 1024px) 40rem, 100vw"
          className="object-cover object-[center_62%]"
        />
      </div>
    )}
    <div className={cx('p-5 sm:p-6', wide && 'lg:p-10')}>
      <p className="text-sm font-semibold text-brand-text">An example</p>
      <p className="mt-1">
        <Unbroken text={carTitle({ year: vehicle.year, make: vehicle.make, model: vehicle.model })} />,{' '}
        {vehicle.odometerKm.toLocaleString('en-AU')} km, in good condition
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        <div>
          <dt className="text-sm font-semibold">We would pay its owner</dt>
          <dd className="text-heading font-semibold whitespace-nowrap tabular">{between(estimate)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">We ask for one like it</dt>
          <dd className="text-subheading text-muted tabular">
            {asked.text} <span className="block text-sm">{asked.basis}</span>
          </dd>
        </div>
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-[0.9375rem] text-muted">
        What we would pay comes from the prices of {estimate.count} cars like it on sale now, less the cost of preparing
        and selling it. This is not an offer. Yours is worked out the same way. What we ask is the advertised price of{' '}
        <Link prefetch={false} href={asked.href} className="font-semibold text-fg underline underline-offset-4">
          ours with {asked.odometerKm.toLocaleString('en-AU')} km
        </Link>
        .
      </p>
    </div>
  </div>
)

/** What its condition makes of the figure: a line for each answer, or a tile. */
const ByCondition = ({ conditions, tiles }: Pick<WorkedExampleProps, 'conditions'> & { tiles: boolean }) => (
  <>
    <h3 className="text-subheading">What we would pay, by condition</h3>
    <dl
      className={cx(
        'mt-3',
        tiles ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4' : 'divide-y divide-line border-y border-line',
      )}
    >
      {conditions.map(({ answer, means, ...range }) => (
        <div
          key={answer}
          className={
            tiles
              ? 'flex flex-col justify-between gap-4 rounded-lg bg-canvas p-5'
              : 'grid gap-x-6 py-3 sm:grid-cols-[1fr_auto] sm:items-center'
          }
        >
          <dt>
            <span className="font-semibold">{answer}</span>
            <span className="block text-[0.9375rem] text-muted">{means}</span>
          </dt>
          <dd className="text-lead font-semibold whitespace-nowrap tabular">{between(range)}</dd>
        </div>
      ))}
    </dl>
  </>
)

const OtherAnswers = ({ others }: Pick<WorkedExampleProps, 'others'>) => (
  <>
    <h3 className="mt-8 text-subheading">What else moves it</h3>
    <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
      {others.map(({ label, answers }) => (
        <div key={label} className="gap-x-6 sm:contents">
          <dt className="font-semibold">{label}</dt>
          <dd className="flex flex-wrap gap-x-5 gap-y-1">
            {answers.map(({ answer, dollars }) => (
              <span key={answer} className="whitespace-nowrap">
                <span className="text-muted">{answer}</span>{' '}
                <span className="font-semibold tabular">{change(dollars)}</span>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
    <p className="mt-5 text-sm text-muted">What you still owe on it changes nothing of its value.</p>
  </>
)

/**
 * One car's estimate from beginning to end: what it is made of, and what each answer does to it, in dollars (LEA-31). The car
 * is on the left of the figures, on their right, or over them.
 */
export const WorkedExample = ({ conditions, others, look, start, ...example }: WorkedExampleProps) => {
  const { year, make, model } = example.vehicle
  const over = look === 'centred'
  const title =
    look === 'beside' ? 'What a figure looks like' : `What we would pay for a ${carTitle({ year, make, model })}`
  return (
    <Section ground="surface" labelledBy="worked-example">
      <h2 id="worked-example" className={cx('mb-6 text-heading', over && 'text-center')}>
        {title}
      </h2>
      <div className={cx('grid gap-x-14 gap-y-8', !over && 'lg:grid-cols-2')}>
        <div className={cx(look === 'flipped' && 'lg:order-last')}>
          <ExampleCard {...example} wide={over} />
        </div>
        <div>
          <ByCondition conditions={conditions} tiles={over} />
          <OtherAnswers others={others} />
          {start && (
            <Button href={start} size="lg" className="mt-6 max-sm:w-full">
              What is mine worth?
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}
