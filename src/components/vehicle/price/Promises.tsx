import Link from 'next/link'
import { sectionIcons } from '@/src/components/sections/sectionIcons'
import { cx } from '@/src/components/ui/cx'
import type { Car } from '@/src/domain/stock/car/Car'
import { heldPromises } from '@/src/domain/site/heldPromises'
import type { Settings } from '@/tenants/settings/buildSettings'

/** More would push the buttons out of view. */
const SHOWN = 3

interface PromisesProps {
  car: Pick<Car, 'car_type'>
  settings: { vdp: Pick<Settings['vdp'], 'promises'> }
}

interface PromiseLineProps {
  promise: Settings['vdp']['promises'][number]
  className: string
  iconClassName: string
}

/** One promise in the dealership's words, with the page that says more. */
export const PromiseLine = ({ promise: { icon, text, href }, className, iconClassName }: PromiseLineProps) => {
  const Icon = sectionIcons[icon]
  return (
    <li className={cx('flex items-center', className)}>
      <Icon className={cx('shrink-0', iconClassName)} />
      {href ? (
        <Link prefetch={false} href={href} className="underline decoration-current/30 underline-offset-4">
          {text}
        </Link>
      ) : (
        text
      )}
    </li>
  )
}

/** What the dealership promises with a vehicle of this condition, in its own words (`vdp.promises`). */
export const Promises = ({ car, settings }: PromisesProps) => {
  const held = heldPromises(settings.vdp.promises, [car.car_type])
  if (held.length === 0) return null
  return (
    <ul aria-label="With this vehicle" className="mt-5 grid gap-1 text-sm">
      {held.slice(0, SHOWN).map((promise, index) => (
        <PromiseLine key={index} promise={promise} className="min-h-6 gap-2.5" iconClassName="size-4.5 text-success" />
      ))}
    </ul>
  )
}
