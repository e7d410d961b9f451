import { Phone } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import type { Car } from '@/src/domain/stock/car/Car'
import { mainAction } from '@/src/domain/stock/availability/mainAction'
import { ACTION_ANCHORS } from './dialogOfHash'
import { ShowAfterScroll } from '../ShowAfterScroll'

interface ContactCardProps {
  car: Car
  /** When the dealership answers, in its words; null: it does not say. */
  promise: string | null
  callable: boolean
}

/** About where the sidebar has gone out of view. */
const SIDEBAR_GONE_PX = 1_300

/** On a wide screen the sidebar's ways to get in touch stay beside the details once it has scrolled away (VDP-17). */
export const ContactCard = ({ car, promise, callable }: ContactCardProps) => {
  const { kind, label } = mainAction(car)
  return (
    <div className="sticky top-24 mt-8 hidden lg:block vehicle-wide:col-start-2 vehicle-wide:row-start-3 vehicle-wide:mt-0 vehicle-wide:self-start">
      <ShowAfterScroll px={SIDEBAR_GONE_PX}>
        <div className="rounded-xl bg-surface p-7 motion-safe:animate-[fade-in_240ms]">
          <p className="text-subheading font-semibold">Like what you see?</p>
          {promise && <p className="mt-1.5 text-sm text-muted">{promise}</p>}
          <div className="mt-5 grid gap-2.5">
            <Button href={ACTION_ANCHORS[kind]}>{label}</Button>
            {callable && (
              <Button href="#phone" variant="outline">
                <Phone className="size-4.5" />
                Call us
              </Button>
            )}
          </div>
        </div>
      </ShowAfterScroll>
    </div>
  )
}
