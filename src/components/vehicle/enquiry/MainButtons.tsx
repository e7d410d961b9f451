import { Button } from '@/src/components/ui/Button'
import type { ButtonSize } from '@/src/components/ui/buttonClasses'
import { buyOnlineHref, canCheckOut, checkoutHref } from '@/src/domain/checkout/canCheckOut'
import { reserveAmount } from '@/src/domain/checkout/reserveAmount'
import type { Car } from '@/src/domain/stock/car/Car'
import { ACTION_ANCHORS, mainAction } from '@/src/domain/stock/availability/mainAction'
import type { Settings } from '@/tenants/settings/buildSettings'

interface MainButtonProps {
  car: Car
  settings: Settings
  size?: ButtonSize
  className?: string
}

/** Buys a car that can be bought online (BUY-01..03). */
export const Buy = ({ car, size, className }: Omit<MainButtonProps, 'settings'>) => (
  <Button href={buyOnlineHref(car.slug)} size={size} className={className}>
    Buy online
  </Button>
)

/** Reserves it instead: the quieter one beside the button that buys it (BUY-01..03). */
export const Reserve = ({ car, settings }: Pick<MainButtonProps, 'car' | 'settings'>) => {
  const { text } = reserveAmount(settings.reserve.amount)
  return (
    <Button href={checkoutHref(car.slug, settings.routes.checkoutSegment)} variant="outline">
      {text ? `Reserve for ${text}` : 'Reserve'}
    </Button>
  )
}

/** Asks about the car; the quieter one beside a button that buys it (PRC-06, PRC-08). */
export const Ask = ({ car, settings, size, className }: MainButtonProps) => {
  const { kind, label } = mainAction(car)
  const variant = canCheckOut(car, settings) ? 'outline' : 'primary'
  return (
    <Button href={ACTION_ANCHORS[kind]} variant={variant} size={size} className={className}>
      {label}
    </Button>
  )
}

/** In a bar over the page: the main button, and beside it, where there is room, the question. */
export const BarButtons = ({ car, settings, size, className }: MainButtonProps) =>
  canCheckOut(car, settings) ? (
    <>
      <Ask car={car} settings={settings} size={size} className="max-lg:hidden" />
      <Buy car={car} size={size} className={className} />
    </>
  ) : (
    <Ask car={car} settings={settings} size={size} className={className} />
  )
