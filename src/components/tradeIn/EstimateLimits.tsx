import { Info } from 'lucide-react'
import { cx } from '@/src/components/ui/cx'
import { TRADE_IN_LIMITS } from '@/src/domain/constants/site'

/** For which vehicles there is no estimate (LEA-36); `kinds`: the page takes more than cars. */
export const EstimateLimits = ({ className, kinds = false }: { className: string; kinds?: boolean }) => (
  <p className={cx('text-sm', className)}>
    {/* In the line, so that it stays beside the first word where the text is centred. */}
    <Info className="-mt-0.5 mr-1.5 inline size-4.5" />
    There is a figure online for {kinds ? 'vehicles with an odometer,' : 'cars'} up to {TRADE_IN_LIMITS.ageYears} years
    and {TRADE_IN_LIMITS.odometerKm.toLocaleString('en-AU')} km.{' '}
    <strong className="font-semibold">
      {kinds ? 'A caravan or trailer, or older or further driven?' : 'Older, or further driven?'} Send it too: a buyer
      looks at it in person.
    </strong>
  </p>
)
