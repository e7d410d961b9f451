import type { ModelGrade } from '@/src/domain/content/models/modelRange'
import { type FuelYear, fuelYearNote } from '@/src/domain/finance/fuel/fuelYear'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { FUEL_YEAR, type FactRow } from './gradeRows'

interface GradeNotesProps {
  grades: ModelGrade[]
  rows: FactRow[]
  fuelYear: FuelYear | null
  /** What a new one in stock costs at least, drive away; null: not known. */
  stockFromDollars: number | null
}

const NOTE = 'mt-4 text-sm text-muted'

/** Where a new one in stock costs less than every grade, the page begins at that price, and these are list prices. */
const ListPrices = ({ grades, stockFromDollars }: Pick<GradeNotesProps, 'grades' | 'stockFromDollars'>) => {
  const prices = grades.flatMap(({ priceDollars }) => priceDollars ?? [])
  return (
    stockFromDollars !== null &&
    prices.length > 0 &&
    stockFromDollars < Math.min(...prices) && (
      <p className={NOTE}>
        {prices.length > 1 ? 'Prices of grades are list prices' : 'The price of the grade is its list price'}, drive
        away. New in stock from <span className="tabular">{formatDollars(stockFromDollars)}</span> drive away.
      </p>
    )
  )
}

/** What the prices of grades are, and with what the cost of fuel is reckoned, where one is shown. */
export const GradeNotes = ({ grades, rows, fuelYear, stockFromDollars }: GradeNotesProps) => (
  <>
    <ListPrices grades={grades} stockFromDollars={stockFromDollars} />
    {fuelYear && rows.some(({ label }) => label === FUEL_YEAR) && <p className={NOTE}>{fuelYearNote(fuelYear)}</p>}
  </>
)
