import { BadgeCheck } from 'lucide-react'
import type { Car } from '@/src/domain/stock/car/Car'
import { isToyotaCertified } from '@/src/domain/stock/availability/cardTag'

/** The Toyota certified badge: only for certified used Toyotas that are not sold (VDP-30). */
export const CertifiedBadge = ({ car }: { car: Car }) =>
  isToyotaCertified(car) ? (
    <p
      data-testid="toyota-certified"
      className="mt-4 flex items-center gap-3 rounded-lg border border-line px-4 py-3 text-sm"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-danger text-white">
        <BadgeCheck className="size-5" />
      </span>
      <span>
        <strong className="block">Toyota Certified Pre-Owned</strong>
        <span className="text-muted">Inspected and serviced by Toyota technicians.</span>
      </span>
    </p>
  ) : null
