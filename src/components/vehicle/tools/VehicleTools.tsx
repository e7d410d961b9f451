import { Printer } from 'lucide-react'
import type { Car } from '@/src/domain/stock/car/Car'
import { CompareToggle } from './CompareToggle'
import { PdfButton } from './PdfButton'
import { ShareMenu } from './ShareMenu'
import { toolClasses } from './toolClasses'

/** Compare, share, PDF and print (TEN-11, TEN-12, VDP-14, WAT-11). */
export const VehicleTools = ({ car, url }: { car: Car; url: string }) => (
  <div className="mt-6 grid grid-cols-4 justify-items-center border-t border-line pt-3 [&>a]:h-14 [&>a]:w-full [&>a]:flex-col [&>a]:gap-1 [&>a]:px-1 [&>a]:text-xs [&>button]:h-14 [&>button]:w-full [&>button]:flex-col [&>button]:gap-1 [&>button]:px-1 [&>button]:text-xs">
    <CompareToggle carId={car.id} name={car.name} look="text" />
    <ShareMenu name={car.name} url={url} />
    <PdfButton slug={car.slug} />
    <a href={`/print?car_id=${encodeURIComponent(car.slug)}`} target="_blank" rel="noopener" className={toolClasses}>
      <Printer className="size-4.5" />
      Print
    </a>
  </div>
)
