import { Accordion } from '@/src/components/ui/Accordion'
import type { SpecGroup } from '@/src/domain/stock/specGroups'

const Rows = ({ rows }: { rows: SpecGroup['rows'] }) => (
  <dl className="grid gap-x-12 sm:grid-cols-2">
    {rows.map(({ label, value }) => (
      <div key={label} className="flex justify-between gap-6 border-b border-line py-2.5 text-[0.9375rem]">
        <dt>{label}</dt>
        <dd className="text-right font-semibold tabular text-fg">{value}</dd>
      </div>
    ))}
  </dl>
)

/** All specifications in their groups (VDP-08, CAR-38..40). */
export const Specifications = ({ groups }: { groups: SpecGroup[] }) => (
  <div className="[&_details>div]:max-w-none">
    <Accordion
      openFirst
      items={groups.map(({ key, label, rows }) => ({ id: key, title: label, content: <Rows rows={rows} /> }))}
    />
  </div>
)
