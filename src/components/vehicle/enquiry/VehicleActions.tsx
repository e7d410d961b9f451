import { Camera, Lock, type LucideIcon, Repeat, FileText } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import { buyOnlineHref, canCheckOut, checkoutHref } from '@/src/domain/checkout/canCheckOut'
import { reserveAmount } from '@/src/domain/checkout/reserveAmount'
import type { Car } from '@/src/domain/stock/car/Car'
import { mainAction } from '@/src/domain/stock/availability/mainAction'
import { isSold } from '@/src/domain/stock/availability/availability'
import type { Site } from '@/tenants/Site'
import { ACTION_ANCHORS } from './actionAnchors'
import { enquiryKindsOf } from './EnquiryPanel'
import { tradeInHref } from './tradeInHref'
import { VehiclePhone } from './VehiclePhone'
import { VehicleTexts } from './VehicleTexts'

/** The car's history report, only where it has one (VDP-29). */
const HistoryReport = ({ file }: Pick<Car, 'file'>) =>
  file ? (
    <Button href={file.url} newTab variant="outline" block>
      <FileText className="size-4.5" />
      View history report
    </Button>
  ) : null

interface VehicleActionsProps {
  car: Car
  site: Pick<Site, 'settings' | 'websiteId'>
  /** As the dealership gives it, null when it gives none (VDP-26). */
  phone: string | null
  /** Absolute address of the page. */
  url: string
}

const Reserve = ({ car, settings }: { car: Car; settings: Site['settings'] }) => {
  const { text } = reserveAmount(settings.reserve.amount)
  return (
    <Button href={checkoutHref(car.slug, settings.routes.checkoutSegment)} size="lg" block>
      <Lock className="size-4.5" />
      {text ? `Reserve for ${text}` : 'Reserve'}
    </Button>
  )
}

const Main = ({ car, secondary = false }: { car: Car; secondary?: boolean }) => {
  const { kind, label } = mainAction(car)
  return (
    <Button href={ACTION_ANCHORS[kind]} variant={secondary ? 'outline' : 'primary'} size={secondary ? 'md' : 'lg'}>
      {label}
    </Button>
  )
}

const Small = ({ href, icon: Icon, children }: { href: string; icon: LucideIcon; children: string }) => (
  <a href={href} className="inline-flex min-h-9 items-center gap-2 text-sm font-semibold hover:underline">
    <Icon className="size-4.5 text-muted" />
    {children}
  </a>
)

/** What to do next: reserve, enquire, drive, call, ask for photos, trade in (PRC-06..08, BUY-01..03, VDP-18, VDP-29, VDP-31). */
export const VehicleActions = ({ car, site: { settings, websiteId }, phone, url }: VehicleActionsProps) => {
  const action = mainAction(car)
  const canReserve = canCheckOut(car, settings)
  const kinds = enquiryKindsOf(car, settings)
  const tradeIn = tradeInHref(car, settings)
  if (isSold(car))
    return (
      <div className="grid gap-3">
        <Main car={car} />
      </div>
    )
  return (
    <div className="grid gap-3">
      {canReserve ? <Reserve car={car} settings={settings} /> : <Main car={car} />}
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
      </div>
      <div id="phone" className="scroll-mt-24 empty:hidden">
        <VehiclePhone phone={phone} masked={settings.phoneReveal === 'masked'} car={car} websiteId={websiteId} />
      </div>
      <VehicleTexts car={car} phones={settings.phones} url={url} />
      <HistoryReport file={car.file} />
      <div className="flex flex-wrap justify-center gap-x-6">
        {kinds.includes('photos') && (
          <Small href="#photos" icon={Camera}>
            Request photos
          </Small>
        )}
        {tradeIn && (
          <Small href={tradeIn} icon={Repeat}>
            Value my trade-in
          </Small>
        )}
      </div>
    </div>
  )
}
