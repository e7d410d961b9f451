import { successOf } from '@/src/domain/leads/successHref'
import { formatDay } from '@/src/domain/site/formatDay'
import { driveWords } from '@/src/domain/testDrives/driveWords'

interface LeadReferenceProps {
  /** The query of the confirmation's address. */
  search: string
  locations: { id: string; name: string; address: { street: string | null; city: string | null } }[]
}

/**
 * What the confirmation's address says of the enquiry: its reference, the preferred day, when and where a test drive is
 * booked, or that it was only asked for (RTE-07, LEA-22).
 */
export const LeadReference = ({ search, locations }: LeadReferenceProps) => {
  const { reference, day, locationId, drive } = successOf(search)
  if (!reference) return null
  const place = locations.find(({ id }) => id === locationId)
  const rows = [
    ['Preferred day', day && formatDay(day)],
    [drive?.booked ? 'Your test drive' : 'You asked for', drive && driveWords(drive.at)],
    [
      'Where',
      place &&
        (drive ? [place.name, place.address.street, place.address.city] : [place.name]).filter(Boolean).join(', '),
    ],
    ['Your reference', reference],
  ].filter(([, value]) => value)
  return (
    <>
      <dl className="mx-auto mt-6 grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1.5 rounded-lg bg-surface px-6 py-4 text-left">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {drive && (
        <p className="mx-auto mt-4 max-w-md text-balance text-muted">
          {drive.booked
            ? 'This time is yours. Please bring your driver licence; call us if you cannot come.'
            : 'This time is not booked yet. We will contact you to agree on one.'}
        </p>
      )}
    </>
  )
}
