import { inTime } from '@/src/domain/health/feedAge'
import type { TenantHealth } from '@/src/domain/health/stockHealth'
import { ago } from './ago'
import { Pill } from './Pill'

const columns = ['cars', 'documents', 'missing', 'stale', 'orphaned', 'broken'] as const
const titles = ['Cars', 'In search', 'Missing', 'Out of date', 'Left over', 'Refused']

const isWrong = ({ check, lagSeconds }: TenantHealth): boolean =>
  lagSeconds >= 60 || (check !== null && check.missing + check.stale + check.orphaned + check.broken > 0)

const State = ({ tenant, at }: { tenant: TenantHealth; at: string }) => {
  const { check, waiting, lagSeconds } = tenant
  if (waiting > 0) {
    return (
      <>
        <Pill tone={lagSeconds >= 60 ? 'late' : 'quiet'}>{`${waiting.toLocaleString('en-AU')} waiting`}</Pill>
        <span className="stock-health__note">{inTime(lagSeconds)} behind</span>
      </>
    )
  }
  if (!check) return <span className="stock-health__note">Not compared yet</span>
  return (
    <>
      <Pill tone={isWrong(tenant) ? 'late' : 'good'}>{isWrong(tenant) ? 'Repaired' : 'In step'}</Pill>
      <span className="stock-health__note">
        {ago(check.checkedAt, at)}
        {check.differedAt !== null && !isWrong(tenant) && `, last differed ${ago(check.differedAt, at)}`}
      </span>
    </>
  )
}

/** Whether search has what the database has, for each dealership, as the last comparison found it. */
export const IndexTable = ({ tenants, at }: { tenants: TenantHealth[]; at: string }) => (
  <section aria-labelledby="stock-health-index">
    <h2 id="stock-health-index">Search index</h2>
    <div className="stock-health__scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Dealership</th>
            <th scope="col">State</th>
            {titles.map((title) => (
              <th key={title} scope="col" className="stock-health__number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...tenants]
            .sort((a, b) => Number(isWrong(b)) - Number(isWrong(a)))
            .map((tenant) => (
              <tr key={tenant.tenantId}>
                <th scope="row">{tenant.tenantName}</th>
                <td className="stock-health__wide">
                  <State tenant={tenant} at={at} />
                </td>
                {columns.map((name, index) => (
                  <td
                    key={name}
                    className="stock-health__number"
                    data-bad={index > 1 && (tenant.check?.[name] ?? 0) > 0}
                  >
                    {tenant.check ? tenant.check[name].toLocaleString('en-AU') : '–'}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  </section>
)
