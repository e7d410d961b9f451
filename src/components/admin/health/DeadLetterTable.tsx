import { Button, Link } from '@payloadcms/ui'
import type { DeadLetter, StockHealth } from '@/src/domain/health/stockHealth'
import { ago } from './ago'

interface Props {
  health: StockHealth
  /** Null retries all of them. */
  onRetry: (carId: string | null) => void
}

const Row = ({ letter, at, onRetry }: { letter: DeadLetter; at: string; onRetry: Props['onRetry'] }) => {
  const name = letter.name || 'A car that is gone'
  return (
    <tr>
      <th scope="row">
        {letter.name ? (
          <Link href={`/admin/collections/cars/${letter.carId}`} prefetch={false}>
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="stock-health__note">
          {[letter.stocknum, letter.tenantName].filter(Boolean).join(' · ') || letter.carId}
        </span>
      </th>
      <td className="stock-health__reason">{letter.error}</td>
      <td>
        {ago(letter.deadAt, at)}
        <span className="stock-health__note">{letter.attempts} attempts</span>
      </td>
      <td className="stock-health__number">
        {letter.mayRetry && (
          <Button
            buttonStyle="secondary"
            size="small"
            aria-label={`Try ${name} again`}
            onClick={() => onRetry(letter.carId)}
          >
            Try again
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Cars the search engine refused, with its reason and another try (FEED-10). */
export const DeadLetterTable = ({ health, onRetry }: Props) => {
  const { deadLetters, deadTotal, at } = health
  if (deadTotal === 0) return null
  return (
    <section aria-labelledby="stock-health-dead">
      <div className="stock-health__title">
        <h2 id="stock-health-dead">Refused cars</h2>
        {deadLetters.length < deadTotal && <span>{`The latest ${deadLetters.length} of ${deadTotal}`}</span>}
        {health.mayRepair && (
          <Button buttonStyle="secondary" size="small" onClick={() => onRetry(null)}>
            Try all again
          </Button>
        )}
      </div>
      <div className="stock-health__scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Car</th>
              <th scope="col">Reason</th>
              <th scope="col">Set aside</th>
              <th scope="col" className="stock-health__number">
                <span className="stock-health__hidden">Again</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {deadLetters.map((letter) => (
              <Row key={letter.carId} letter={letter} at={at} onRetry={onRetry} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
