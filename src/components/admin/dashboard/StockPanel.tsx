import { counted } from '@/src/domain/counted'
import { listHref } from '@/src/domain/dashboard/listHref'
import { type CarStatus, carStatusSchema } from '@/src/domain/stock/car/stockEnums'
import { statusWords } from '@/src/domain/stock/normalise/staffLabels'
import { Empty, Figures, Panel, PlainLink } from './Panel'

interface StockPanelProps {
  counts: Readonly<Partial<Record<CarStatus, number>>>
  /** A group’s website shows the cars of its members. */
  isGroup: boolean
  mayAdd: boolean
}

/** Cars by status, each the way to their list (CMS-02). */
export const StockPanel = ({ counts, isGroup, mayAdd }: StockPanelProps) => {
  const figures = carStatusSchema.options.flatMap((status) => {
    const value = counts[status] ?? 0
    return value === 0 && status !== 'in_stock'
      ? []
      : [{ value, words: statusWords[status], href: listHref('cars', [['status', 'equals', status]]) }]
  })
  const all = figures.reduce((sum, { value }) => sum + value, 0)
  return (
    <Panel id="stock" title="Stock" all={{ href: '/admin/collections/cars', words: counted(all, 'car') }}>
      {all > 0 ? (
        <Figures figures={figures} />
      ) : isGroup ? (
        <Empty>No cars of its own: this website shows its members’ stock.</Empty>
      ) : (
        <Empty>
          No cars yet.{' '}
          {mayAdd && (
            <>
              <PlainLink href="/admin/collections/cars/create">Add the first one</PlainLink>, or have a feed deliver
              them.
            </>
          )}
        </Empty>
      )}
    </Panel>
  )
}

interface ViewedPanelProps {
  cars: readonly {
    id: string
    name: string
    stocknum: string
    dealership: string
    views: number
    status: string | null
  }[]
  /** Cars of several dealerships are told apart by their name. */
  several: boolean
}

const isStatus = (value: string | null): value is CarStatus => carStatusSchema.options.some((known) => known === value)

/** The cars that were looked at most often in the last seven days (CMS-02). */
export const ViewedPanel = ({ cars, several }: ViewedPanelProps) => (
  <Panel id="viewed" title="Most viewed" all={{ href: '/admin/analytics', words: 'What shoppers do' }}>
    {cars.length === 0 ? (
      <Empty>No car was looked at in the last 7 days. Views count as soon as shoppers open a car’s page.</Empty>
    ) : (
      <>
        <ol className="dash__rows">
          {cars.map(({ id, name, stocknum, dealership, views, status }) => (
            <li key={id}>
              <span>
                <PlainLink href={`/admin/collections/cars/${id}`}>{name || 'Without a name'}</PlainLink>
                <small>
                  {[
                    stocknum,
                    several ? dealership : '',
                    isStatus(status) && status !== 'in_stock' ? statusWords[status] : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <b>{counted(views, 'view')}</b>
            </li>
          ))}
        </ol>
        <p className="dash__note">In the last 7 days.</p>
      </>
    )}
  </Panel>
)
