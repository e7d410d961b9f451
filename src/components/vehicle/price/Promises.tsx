import Link from 'next/link'
import { sectionIcons } from '@/src/components/sections/sectionIcons'
import type { Car } from '@/src/domain/stock/car/Car'
import type { Settings } from '@/tenants/settings/buildSettings'

/** More would push the buttons out of view. */
const SHOWN = 3

interface PromisesProps {
  car: Pick<Car, 'car_type'>
  settings: { vdp: Pick<Settings['vdp'], 'promises'> }
}

/** What the dealership promises with a vehicle of this condition, in its own words (`vdp.promises`). */
export const Promises = ({ car, settings }: PromisesProps) => {
  const held = settings.vdp.promises.filter(({ display }) => display.length === 0 || display.includes(car.car_type))
  if (held.length === 0) return null
  return (
    <ul aria-label="With this vehicle" className="mt-5 grid gap-1 text-sm">
      {held.slice(0, SHOWN).map(({ icon, text, href }, index) => {
        const Icon = sectionIcons[icon]
        return (
          <li key={index} className="flex min-h-6 items-center gap-2.5">
            <Icon className="size-4.5 shrink-0 text-success" />
            {href ? (
              <Link prefetch={false} href={href} className="underline decoration-current/30 underline-offset-4">
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}
