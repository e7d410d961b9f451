import Link from 'next/link'
import { Section } from '@/src/components/ui/Section'
import { cx } from '@/src/components/ui/cx'
import { sharedBasis, type StockLine } from '@/src/domain/content/models/stock/stockLines'

const NUMBER = 'py-3 text-right tabular max-sm:text-sm'
const HEAD = 'pb-2 align-bottom text-sm font-medium text-muted'

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** From zero to the lowest price, and paler to the highest: as the words over it say. */
const Bar = ({ shares: { from, to } }: Pick<StockLine, 'shares'>) => (
  <span aria-hidden className="relative mt-1.5 block h-2 rounded-full bg-line/70">
    <span className="absolute inset-y-0 left-0 rounded-full bg-brand/35" style={{ width: percent(to) }} />
    <span className="absolute inset-y-0 left-0 rounded-full bg-brand" style={{ width: percent(from) }} />
  </span>
)

/** '16,489–88,000', which may break behind its dash in a narrow window. */
const Range = ({ words }: { words: string }) =>
  words.split('–').map((end, index) => (
    <span key={index} className="whitespace-nowrap">
      {index > 0 && (
        <>
          –<wbr />
        </>
      )}
      {end}
    </span>
  ))

const Price = ({ line: { price, unpriced, shares }, basis }: { line: StockLine; basis: string | null }) => {
  if (!price) return <span className="text-muted">{unpriced}</span>
  const { from, to } = price
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold tabular">{from.text}</span>
        {basis === null && <span className="text-sm text-muted">{from.basis}</span>}
        {to && (
          <span className="text-sm text-muted tabular">
            to {to.text}
            {basis === null && ` ${to.basis}`}
          </span>
        )}
      </span>
      <Bar shares={shares} />
    </>
  )
}

interface TableProps {
  id: string
  title: string
  intro: string
  /** What a line is of. */
  of: 'Year' | 'Grade'
  lines: StockLine[]
}

/** The last column says what the first does not: how far those of a year went, when those of a grade were built. */
const lastOf = { Year: 'Kilometres', Grade: 'Built' }

const Table = ({ id, title, intro, of, lines }: TableProps) => {
  const basis = sharedBasis(lines)
  return (
    <div>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <p className="mb-6 mt-2 text-muted">{intro}</p>
      <table aria-labelledby={id} className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className={cx(HEAD, 'pr-3 text-left')}>
              {of}
            </th>
            <th scope="col" className={cx(HEAD, 'px-2 text-right')}>
              Listed
            </th>
            <th scope="col" className={cx(HEAD, 'px-3 text-left sm:px-5')}>
              {basis === null ? 'From' : `From, ${basis}`}
            </th>
            <th scope="col" className={cx(HEAD, 'text-right')}>
              {lastOf[of]}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-semibold">
                <Link
                  prefetch={false}
                  href={line.href}
                  rel="nofollow"
                  className="inline-flex min-h-11 items-center tabular underline decoration-current/30 underline-offset-4 hover:decoration-current"
                >
                  {line.name}
                </Link>
              </th>
              <td className={cx(NUMBER, 'px-2')}>{line.count.toLocaleString('en-AU')}</td>
              <td className={cx('px-3 py-3 sm:px-5', of === 'Year' ? 'w-1/2' : 'w-2/5')}>
                <Price line={line} basis={basis} />
              </td>
              <td className={NUMBER}>
                <Range words={of === 'Year' ? line.km : line.years} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface StockPricesProps {
  /** 'Corolla'. */
  model: string
  years: StockLine[]
  grades: StockLine[]
}

/** What a model costs here by year, and by grade, as tables beside one another; nothing where all are alike (RTE-29). */
export const StockPrices = ({ model, years, grades }: StockPricesProps) =>
  years.length + grades.length > 0 && (
    <Section id="prices" ground="surface">
      <div
        className={cx('grid gap-x-16 gap-y-12', years.length > 0 && grades.length > 0 ? 'lg:grid-cols-2' : 'max-w-3xl')}
      >
        {years.length > 0 && (
          <Table
            id="year-prices"
            title="Prices by year"
            intro={`Each ${model} here by the year it was built, the newest first.`}
            of="Year"
            lines={years}
          />
        )}
        {grades.length > 0 && (
          <Table
            id="grade-prices"
            title="Prices by grade"
            intro={`The grades of the ${model} that are here, from the lowest price.`}
            of="Grade"
            lines={grades}
          />
        )}
      </div>
    </Section>
  )
