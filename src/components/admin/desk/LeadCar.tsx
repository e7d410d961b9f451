import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'
import { statusWords } from '@/src/domain/stock/normalise/staffLabels'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

const wordsOf = (status: string): string => new Map(Object.entries(statusWords)).get(status) ?? status

/** The car a lead is about, as it is now. */
export const LeadCar = ({ lead }: Pick<LeadPageData, 'lead'>) => {
  if (!lead.vehicle) return null
  const facts = [lead.price && formatDollars(lead.price), lead.status && wordsOf(lead.status), lead.stockNumber]
  return (
    <div className="lead-car">
      {lead.picture && (
        // eslint-disable-next-line @next/next/no-img-element -- the admin shows pictures of feeds as they are
        <img src={lead.picture} alt="" width={160} height={120} />
      )}
      <div>
        <strong>{lead.vehicle}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        {lead.carId ? (
          <a href={`/admin/collections/cars/${lead.carId}`}>Open the car</a>
        ) : (
          <span>No longer in stock</span>
        )}
      </div>
    </div>
  )
}
