import { Phone } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { Price } from '@/src/components/ui/Price'
import { STICKY_BAR_SCROLL_PX } from '@/src/domain/constants/vehicle'
import type { Car } from '@/src/domain/stock/car/Car'
import { mainAction } from '@/src/domain/stock/availability/mainAction'
import type { Settings } from '@/tenants/settings/buildSettings'
import { ACTION_ANCHORS } from './dialogOfHash'
import { ShowAfterScroll } from '../ShowAfterScroll'

interface BottomBarProps {
  car: Car
  settings: Settings
  /** Whether there is a number to call (VDP-26). */
  callable: boolean
}

/** Price and what to do next at the foot of the window once the page is scrolled 900 px, on some sites (VDP-20). */
export const BottomBar = ({ car, settings, callable }: BottomBarProps) => {
  const { kind, label } = mainAction(car)
  return (
    <ShowAfterScroll px={STICKY_BAR_SCROLL_PX}>
      <section
        aria-label="Price and contact"
        data-sticky-foot
        className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] shadow-overlay motion-safe:animate-[rise-in_220ms_var(--ease-out)]"
      >
        <Container className="flex h-17 items-center justify-between gap-3">
          <div className="min-w-0 [&_s]:hidden [&_span]:text-lg">
            <Price car={car} settings={settings} />
          </div>
          <div className="flex shrink-0 gap-2">
            {callable && (
              <Button href="#phone" variant="outline" className="max-sm:w-11 max-sm:px-0">
                <Phone className="size-4.5" />
                <span className="max-sm:sr-only">Call</span>
              </Button>
            )}
            <Button href={ACTION_ANCHORS[kind]}>{label}</Button>
          </div>
        </Container>
      </section>
    </ShowAfterScroll>
  )
}
