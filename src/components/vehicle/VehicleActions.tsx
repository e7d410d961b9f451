import { Button } from '@/src/components/ui/Button'
import { Icon, type IconName } from '@/src/components/ui/Icon'
import { buyOnlineHref, canCheckOut, checkoutHref } from '@/src/domain/checkout/canCheckOut'
import { reserveAmount } from '@/src/domain/checkout/reserveAmount'
import type { Car } from '@/src/domain/stock/Car'
import { mainAction } from '@/src/domain/stock/mainAction'
import { isSold } from '@/src/domain/stock/saleState'
import type { Settings } from '@/tenants/settings'
import { enquiryKindsOf } from './EnquiryPanel'

interface VehicleActionsProps {
  car: Car
  settings: Settings
  /** Phone as shown, null when the dealership gives none (VDP-26). */
  phone: string | null
}

const ANCHORS = { enquire: '#enquire', testDrive: '#test-drive', findSimilar: '#enquire' }

const Reserve = ({ car, settings }: Pick<VehicleActionsProps, 'car' | 'settings'>) => {
  const { text } = reserveAmount(settings.reserve.amount)
  return (
    <Button href={checkoutHref(car.slug, settings.routes.checkoutSegment)} size="lg" block>
      <Icon name="lock" className="size-4.5" />
      {text ? `Reserve for ${text}` : 'Reserve'}
    </Button>
  )
}

const Main = ({ car, secondary = false }: { car: Car; secondary?: boolean }) => {
  const { kind, label } = mainAction(car)
  return (
    <Button href={ANCHORS[kind]} variant={secondary ? 'outline' : 'primary'} size={secondary ? 'md' : 'lg'}>
      {label}
    </Button>
  )
}

const Small = ({ href, icon, children }: { href: string; icon: IconName; children: string }) => (
  <a href={href} className="inline-flex min-h-9 items-center gap-2 text-sm font-semibold hover:underline">
    <Icon name={icon} className="size-4.5 text-muted" />
    {children}
  </a>
)

/** What to do next: reserve, enquire, drive, call, ask for photos, trade in (PRC-06..08, BUY-01..03, VDP-18, VDP-31). */
export const VehicleActions = ({ car, settings, phone }: VehicleActionsProps) => {
  const action = mainAction(car)
  const sold = isSold(car)
  const canReserve = canCheckOut(car, settings)
  const kinds = enquiryKindsOf(car, settings)
  return (
    <div className="grid gap-3">
      {canReserve && <Reserve car={car} settings={settings} />}
      {!canReserve && <Main car={car} />}
      <div className="grid grid-cols-2 gap-3 empty:hidden [&>*]:px-2 [&>:last-child:nth-child(odd)]:col-span-2">
        {canReserve && <Main car={car} secondary />}
        {canReserve && (
          <Button href={buyOnlineHref(car.slug)} variant="outline">
            Buy online
          </Button>
        )}
        {action.kind === 'enquire' && kinds.includes('test-drive') && (
          <Button href="#test-drive" variant="outline">
            Book a Test Drive
          </Button>
        )}
        {phone && !sold && (
          <Button href={`tel:${phone.replace(/\s/g, '')}`} variant="outline">
            <Icon name="phone" className="size-4" />
            {phone}
          </Button>
        )}
      </div>
      {!sold && (
        <div className="flex flex-wrap justify-center gap-x-6">
          {kinds.includes('photos') && (
            <Small href="#photos" icon="camera">
              Request photos
            </Small>
          )}
          <Small href={`/cars/trade-in?car_id=${car.id}`} icon="repeat">
            Value my trade-in
          </Small>
        </div>
      )}
    </div>
  )
}
