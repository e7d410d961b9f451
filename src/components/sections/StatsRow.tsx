import { cx } from '@/src/components/ui/cx'

const COLUMNS: Record<number, string> = {
  1: '',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
  5: 'grid-cols-2 lg:grid-cols-5',
}

interface StatsRowProps {
  stats: { value: string; label: string }[]
  /** 'row': side by side, in the middle. 'lines': each on a ruled line, its words behind it. */
  look?: 'row' | 'lines'
}

/** Large figures: locations, brands, years (CON-09). */
export const StatsRow = ({ stats, look = 'row' }: StatsRowProps) =>
  look === 'lines' ? (
    <dl className="border-b border-line">
      {stats.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse gap-x-10 gap-y-1 border-t border-line py-5 sm:flex-row-reverse sm:items-baseline sm:justify-end sm:py-6"
        >
          <dt className="text-lead text-muted">{label}</dt>
          <dd className="tabular text-heading font-bold sm:w-56 lg:text-title lg:w-80">{value}</dd>
        </div>
      ))}
    </dl>
  ) : (
    <dl className={cx('grid gap-x-6 gap-y-10 text-center', COLUMNS[stats.length] ?? 'grid-cols-2 sm:grid-cols-3')}>
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse gap-1.5">
          <dt className="font-medium text-muted sm:text-[1.0625rem]">{label}</dt>
          <dd className="tabular text-[clamp(2.375rem,6vw,5.25rem)] leading-none font-bold tracking-[-0.04em]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
