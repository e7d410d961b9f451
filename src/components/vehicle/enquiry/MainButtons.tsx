import { Lock } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import type { ButtonSize } from '@/src/components/ui/buttonClasses'
import { canCheckOut, checkoutHref } from '@/src/domain/checkout/canCheckOut'
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

/** Reserves a car that can be bought online (BUY-01..03). */
export const Reserve = ({ car, settings, size, className }: MainButtonProps) => {
  const { text } = reserveAmount(settings.reserve.amount)
  return (
    <Button href={checkoutHref(car.slug, settings.routes.checkoutSegment)} size={size} className={className}>
      <Lock className={cx('size-4.5', size === 'sm' && 'max-sm:hidden')} />
      <span>
        Reserve
        {/* In the bar of a phone the room is for the name of the car. */}
        {text && <span className={cx(size === 'sm' && 'max-sm:sr-only')}> for {text}</span>}
      </span>
    </Button>
  )
}

/** Asks about the car; the quieter one beside a button that reserves it (PRC-06, PRC-08). */
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
      <Reserve car={car} settings={settings} size={size} className={className} />
    </>
  ) : (
    <Ask car={car} settings={settings} size={size} className={className} />
  )
