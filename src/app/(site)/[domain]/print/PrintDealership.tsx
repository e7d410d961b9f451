import type { BrochureContent } from '@/src/documents/brochure/BrochureContent'
import { qrPath } from '@/src/documents/brochure/parts/qrPath'

/** QR code of the page's address. */
const QrCode = ({ url }: { url: string }) => {
  const { fields, path } = qrPath(url)
  return (
    <svg viewBox={`0 0 ${fields} ${fields}`} role="img" aria-label="QR code of this page's address" className="size-24">
      <path d={path} />
    </svg>
  )
}

/** The car's location, opening hours, licence numbers (LAW-06), and the link back to the page. */
export const PrintDealership = ({
  content: { dealership, url },
}: {
  content: Pick<BrochureContent, 'dealership' | 'url'>
}) => (
  <div className="mt-6 grid break-inside-avoid grid-cols-[1fr_auto] gap-6 rounded-lg bg-surface p-5 text-sm sm:grid-cols-[1fr_1fr_auto] print:grid-cols-[1fr_1fr_auto]">
    <div>
      <p className="font-bold">{dealership.place ?? dealership.name}</p>
      {dealership.address.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {dealership.phone && <p className="mt-1.5 text-base font-bold">{dealership.phone}</p>}
      {dealership.licences.map((licence) => (
        <p key={licence} className="text-xs text-muted">
          {licence}
        </p>
      ))}
    </div>
    <dl className="max-sm:order-1 max-sm:col-span-2 print:order-none print:col-span-1">
      {dealership.hours.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-2 gap-2">
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <QrCode url={url} />
  </div>
)
