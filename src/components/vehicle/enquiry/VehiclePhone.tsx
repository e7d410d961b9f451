import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { Phone } from 'lucide-react'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { formatPhone } from '@/src/domain/locations/formatPhone'
import { hidePhone } from '@/src/domain/locations/hiddenPhone'
import type { Car } from '@/src/domain/stock/car/Car'
import { PhoneReveal } from './PhoneReveal'

interface VehiclePhoneProps {
  /** As the dealership wrote it; null hides the block (VDP-26). */
  phone: string | null
  masked: boolean
  car: Pick<Car, 'id' | 'dealership_id'>
  websiteId: string
}

/** The number to call about a car: in full, or masked until the visitor asks for it (VDP-23..27). */
export const VehiclePhone = ({ phone, masked, car, websiteId }: VehiclePhoneProps) => {
  if (phone === null) return null
  if (!masked)
    return (
      <PhoneLink phone={formatPhone(phone)} className={buttonClasses({ variant: 'outline', block: true })}>
        <Phone className="size-4" />
      </PhoneLink>
    )
  return (
    <PhoneReveal
      hidden={hidePhone(phone)}
      call={{ car_id: car.id, dealership_id: car.dealership_id, website_id: websiteId }}
    />
  )
}
