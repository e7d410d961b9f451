import {
  BatteryCharging,
  BedDouble,
  Caravan,
  Check,
  Cog,
  Droplet,
  Fuel,
  Gauge,
  IdCard,
  type LucideIcon,
  Ruler,
  Users,
  Weight,
} from 'lucide-react'
import { cx } from '@/src/components/ui/cx'
import { inShort, tileFacts } from '@/src/domain/content/models/modelFacts'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { unbrokenUnits } from '@/src/domain/stock/specifications/specValue'

const ICONS: Partial<Record<string, LucideIcon>> = {
  Fuel,
  'Electric range': BatteryCharging,
  'Fuel use': Droplet,
  Seats: Users,
  'Braked towing': Caravan,
  Berths: BedDouble,
  'Body length': Ruler,
  ATM: Weight,
  GVM: Weight,
  Payload: Weight,
  'Kerb weight': Weight,
  Licence: IdCard,
  Engine: Cog,
  Power: Gauge,
}

/** Letters of a fact that one column of a narrow tile would break into a stack of lines. */
const LONG = 20

/** Letters of a fact that has room in any tile: browsers would break '2–5 seats' after its dash. */
const UNBROKEN = 12

/** The few facts of a model's tile, in two columns as wide as their words; in a tile too narrow for them one after the other. */
export const TileFacts = ({ facts }: Pick<ModelTile, 'facts'>) => (
  <div className="@container">
    <ul className="grid grid-cols-[minmax(0,max-content)_max-content] gap-x-4 gap-y-1.5 text-sm @max-[17rem]:flex @max-[17rem]:flex-wrap">
      {tileFacts(facts).map((fact) => {
        const Icon = ICONS[fact.label] ?? Check
        const said = inShort(fact)
        return (
          <li key={fact.label} className={cx('flex min-w-0 gap-1.5', said.length > LONG && 'max-sm:col-span-2')}>
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-text" />
            <span className={cx(said.length <= UNBROKEN && 'whitespace-nowrap')}>{unbrokenUnits(said)}</span>
          </li>
        )
      })}
    </ul>
  </div>
)
