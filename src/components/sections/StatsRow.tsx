/** Large figures: locations, brands, years (CON-09). */
export const StatsRow = ({ stats }: { stats: { value: string; label: string }[] }) => (
  <dl className="grid gap-x-10 gap-y-8 text-center sm:grid-cols-3">
    {stats.map(({ value, label }) => (
      <div key={label} className="flex flex-col-reverse gap-1 sm:border-l sm:border-current/20 sm:first:border-l-0">
        <dt className="text-[1.0625rem] font-medium text-muted">{label}</dt>
        <dd className="tabular text-display font-bold">{value}</dd>
      </div>
    ))}
  </dl>
)
