'use client'
import { Banner, Button, toast } from '@payloadcms/ui'
import { DeadLetterTable } from './DeadLetterTable'
import { FeedTable } from './FeedTable'
import './health.css'
import { HealthSummary } from './HealthSummary'
import { IndexTable } from './IndexTable'
import { useStockHealth } from './useStockHealth'

/** Feeds, search index and refused cars of the dealerships an editor may see, live (FEED-10). */
export const StockHealthPage = () => {
  const { health, trouble, retry, compare } = useStockHealth()
  const retryOne = async (carId: string | null): Promise<void> => {
    if (await retry(carId)) toast.success(carId === null ? 'All are tried again.' : 'The car is tried again.')
    else toast.error('That did not work. It may have been tried again already.')
  }
  const compareNow = async (): Promise<void> => {
    if (await compare()) toast.success('Comparing. The result is here in a few seconds.')
    else toast.error('The comparison could not be started.')
  }
  return (
    <div className="stock-health">
      <header className="stock-health__header">
        <div>
          <h1>Feed health</h1>
          <p>Deliveries of every feed, and whether the website’s search has what the database has.</p>
        </div>
        <div className="stock-health__live">
          <span className="stock-health__pulse" aria-hidden="true" data-off={trouble !== null} />
          <span>{trouble === null ? 'Live, every 10 seconds' : 'Not live'}</span>
          {health?.mayRepair && (
            <Button buttonStyle="secondary" size="medium" onClick={() => void compareNow()}>
              Compare now
            </Button>
          )}
        </div>
      </header>
      {trouble !== null && <Banner type="error">{trouble}</Banner>}
      {health === null && trouble === null && <p className="stock-health__none">Reading …</p>}
      {health !== null && (
        <>
          <HealthSummary health={health} />
          <FeedTable feeds={health.feeds} at={health.at} />
          <DeadLetterTable health={health} onRetry={(carId) => void retryOne(carId)} />
          <IndexTable tenants={health.tenants} at={health.at} />
        </>
      )}
    </div>
  )
}
