import type { ReactNode } from 'react'
import { Badge } from '@/src/components/ui/Badge'
import { cx } from '@/src/components/ui/cx'
import type { CompareRow } from '@/src/domain/compare/compareRows'

/** On a phone a row's name is above its values, so that two cars fit; in a wide window before them. */
export const compareColumns = 'grid grid-cols-(--phone) gap-x-3 lg:grid-cols-(--wide) lg:gap-x-6'
const rowName = cx(
  'sticky left-0 w-fit pt-3 text-left text-sm font-medium text-muted max-lg:col-start-1 max-lg:col-end-[-1] max-lg:pb-0.5',
  'lg:w-auto lg:bg-canvas lg:py-3 lg:pr-3',
)
/** Looks of a cell. */
export const compareCell = 'min-w-0 pb-3 text-[0.9375rem] wrap-anywhere tabular lg:pt-3'

/** A figure that the dealership has not given. */
export const Unknown = () => (
  <span className="text-muted">
    <span aria-hidden>–</span>
    <span className="sr-only">not known</span>
  </span>
)

interface RowProps {
  label: string
  differs: boolean
  children: ReactNode
}

/** A row of the comparison; hidden while only what differs is wanted and it does not. */
export const Row = ({ label, differs, children }: RowProps) => (
  <tr
    role="row"
    data-differs={differs}
    className={cx(compareColumns, 'border-t border-line', !differs && 'group-has-[input:checked]/compare:hidden')}
  >
    <th role="rowheader" scope="row" className={rowName}>
      {label}
      {differs && <span className="sr-only"> (differs)</span>}
    </th>
    {children}
  </tr>
)

/** One car's cell of a row. */
export const Cell = ({ children, className }: { children: ReactNode; className?: string }) => (
  <td role="cell" className={cx(compareCell, className)}>
    {children}
  </td>
)

/** A fact of every car, the better figures with a word beside them. */
export const FactRow = ({ label, values, differs, best, notes }: CompareRow & { notes?: (string | null)[] }) => (
  <Row label={label} differs={differs}>
    {values.map((value, at) => (
      <Cell key={at} className={differs ? 'font-semibold' : 'text-muted'}>
        <span className="flex flex-wrap items-center gap-x-2">
          {value ?? <Unknown />}
          {best?.cars[at] && <Badge tone="success">{best.word}</Badge>}
        </span>
        {value !== null && notes?.[at] && <span className="block text-xs font-normal text-muted">{notes[at]}</span>}
      </Cell>
    ))}
  </Row>
)

/** Rows under a heading. */
export const Group = ({
  title,
  rows,
  children,
}: {
  title: string
  rows: { differs: boolean }[]
  children: ReactNode
}) => (
  <tbody
    role="rowgroup"
    className={cx('block', !rows.some(({ differs }) => differs) && 'group-has-[input:checked]/compare:hidden')}
  >
    <tr role="row" className="block">
      <th role="rowheader" scope="rowgroup" className="sticky left-0 block w-fit pb-2 pt-9 text-left text-subheading">
        {title}
      </th>
    </tr>
    {children}
  </tbody>
)
