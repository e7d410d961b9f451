import { Camera, Printer, Repeat, Video } from 'lucide-react'
import type { Car } from '@/src/domain/stock/car/Car'
import type { Settings } from '@/tenants/settings/buildSettings'
import { enquiryKindsOf } from '../enquiry/EnquiryPanel'
import { tradeInHref } from '../enquiry/tradeInHref'
import { CompareToggle } from './CompareToggle'
import { PdfButton } from './PdfButton'
import { ShareMenu } from './ShareMenu'
import { toolClasses } from './toolClasses'

interface VehicleToolsProps {
  car: Car
  settings: Settings
  /** Absolute address of the page. */
  url: string
}

/**
 * One row of small actions: photos, video, trade-in, compare, share, PDF and print (TEN-11, TEN-12, VDP-14, VDP-18, VDP-31, WAT-11);
 * each is an icon over its words (vehicle.css).
 */
export const VehicleTools = ({ car, settings, url }: VehicleToolsProps) => {
  const kinds = enquiryKindsOf(car, settings)
  const tradeIn = tradeInHref(car, settings)
  return (
    <div data-vehicle-tools="">
      {kinds.includes('photos') && (
        <a href="#photos" className={toolClasses}>
          <Camera className="size-4.5" />
          Request photos
        </a>
      )}
      {kinds.includes('video') && (
        <a href="#video" className={toolClasses}>
          <Video className="size-4.5" />
          Ask for a video
        </a>
      )}
      {tradeIn && (
        <a href={tradeIn} className={toolClasses}>
          <Repeat className="size-4.5" />
          Value my trade-in
        </a>
      )}
      <CompareToggle carId={car.id} name={car.name} look="text" />
      <ShareMenu name={car.name} url={url} />
      <PdfButton slug={car.slug} />
      <a
        href={`/print?car_id=${encodeURIComponent(car.slug)}`}
        target="_blank"
        rel="noopener"
        data-print=""
        className={toolClasses}
      >
        <Printer className="size-4.5" />
        Print
      </a>
    </div>
  )
}
