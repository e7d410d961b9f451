import { Phone } from 'lucide-react'
import { FootBar } from '@/src/components/page/FootBar'
import { Button } from '@/src/components/ui/Button'
import type { Car } from '@/src/domain/stock/car/Car'
import type { Settings } from '@/tenants/settings/buildSettings'
import { BarButtons } from './MainButtons'

interface BottomBarProps {
  car: Car
  settings: Settings
  /** Whether there is a number to call (VDP-26). */
  callable: boolean
}

/**
 * What to do next at the foot of the window once the page is scrolled 900 px, on some sites (VDP-20). The price is in the bar
 * at the top already.
 */
export const BottomBar = ({ car, settings, callable }: BottomBarProps) => (
  <FootBar className="fixed inset-x-0 bottom-0 z-40" rowClassName="gap-2.5 lg:justify-end">
    {settings.forms.answerPromise && (
      <p className="mr-auto truncate text-sm text-muted max-lg:hidden">{settings.forms.answerPromise}</p>
    )}
    {callable && (
      <Button href="#phone" variant="outline" className="max-sm:w-11 max-sm:px-0">
        <Phone className="size-4.5" />
        <span className="max-sm:sr-only">Call</span>
      </Button>
    )}
    <BarButtons car={car} settings={settings} className="max-lg:grow" />
  </FootBar>
)
