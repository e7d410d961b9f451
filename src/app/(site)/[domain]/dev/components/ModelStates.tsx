import { BrandRows } from '@/src/components/models/brand/BrandRows'
import { picturedRows } from '@/src/components/models/brand/picturedRows'
import { AS_TABLE, AS_TILES, hiddenUnlessMet, ModelChoice } from '@/src/components/models/ModelChoice'
import { FuelNote, ModelTable } from '@/src/components/models/ModelTable'
import { ModelRows } from '@/src/components/models/list/ModelRows'
import { ModelStages } from '@/src/components/models/list/ModelStages'
import { ModelTiles } from '@/src/components/models/ModelTiles'
import { PartnerYard } from '@/src/components/models/PartnerYard'
import { BrandChips } from '@/src/components/sections/brands/BrandChips'
import { modelTile } from '@/src/domain/content/models/modelTile'
import { State, States } from './States'
import { STAND_IN } from './cardCar'

const HATCH = { engine: '2.0 L petrol, 114 kW', economy: '6.3 L/100km', seats: '5', drive: 'FWD', towing: '1,200 kg' }
const WAGON = { ...HATCH, engine: '2.5 L hybrid, 163 kW', economy: '4.7–5.6 L/100km', seats: '7', drive: 'AWD' }
const ELECTRIC = { engine: 'Electric, 239 kW', economy: '507 km (WLTP)', seats: '5', drive: 'RWD' }

const model = (name: string, price: number | null, grade: object, picture: string | null = STAND_IN) =>
  modelTile({
    id: `states-${name}`,
    name,
    slug: `states-${name}`,
    cloudfront_new_image_url: picture,
    manufacturer: { title: 'Toyota', slug: 'toyota' },
    manufacturer_body: 'Hatchback',
    price_from: price,
    grades: [grade],
    colours: ['#ffffff', '#9aa0a6', '#0b2545'].map((hex) => ({ hex })),
  })

const PARTNER = {
  name: 'Featherstonehaugh-Wotherspoon Motorcycles',
  address: '9 Throttle Court, Yatala QLD 4207',
  phone: '(07) 5550 0420',
  href: '/#partner',
  brands: ['harley-davidson'],
}

const MODELS = [
  model('Corolla', 32_110, HATCH),
  model('Kluger', 68_900, WAGON),
  model('bZ4X', null, ELECTRIC),
  model('A model with a name that needs two lines', 54_450, {}, null),
]
const LISTED = { new: 3, demo: 2, used: 6 }
const COROLLAS = {
  label: 'Corolla',
  slug: 'corolla',
  href: '#corolla',
  total: 12,
  listed: LISTED,
  available: { here: LISTED, coming: { new: 0, demo: 0, used: 0 } },
}
const COUNTS = { models: { toyota: [COROLLAS] } }
const FUEL_YEAR = { kmPerYear: 13_000, dollarsPerLitre: 1.7 }

const brand = (title: string, slug: string, total: number | null) => ({
  title,
  slug,
  logo: null,
  builtInLogo: null,
  href: `#${slug}`,
  picture: null,
  price: null,
  stock: total === null ? null : { total, href: `#${slug}-stock` },
})

const none = (): string => ''

/** New models to choose from and set side by side, and brands in little room. */
export const ModelStates = () => (
  <>
    <States title="Models" wide>
      <State label="Choose what matters, then compare: tiles become a table">
        <div className="group/range space-y-8">
          <ModelChoice models={MODELS} />
          <div className={AS_TILES}>
            <ModelTiles models={MODELS} counts={COUNTS} columns={4} classOf={hiddenUnlessMet} />
          </div>
          <div className={AS_TABLE}>
            <ModelTable
              title="Chosen models"
              models={MODELS}
              counts={COUNTS}
              fuelYear={FUEL_YEAR}
              classOf={hiddenUnlessMet}
            />
            <FuelNote models={MODELS} fuelYear={FUEL_YEAR} />
          </div>
        </div>
      </State>
      <State label="The table alone">
        <ModelTable title="Models" models={MODELS} counts={COUNTS} fuelYear={null} />
      </State>
      <State label="A row to swipe on a phone">
        <ModelTiles swipes models={MODELS} />
      </State>
      <State label="Stages">
        <ModelStages models={MODELS} counts={COUNTS} classOf={none} />
      </State>
      <State label="Rows of figures">
        <ModelRows models={MODELS} counts={COUNTS} classOf={none} />
      </State>
      <State label="One model">
        <ModelTiles models={MODELS.slice(0, 1)} counts={COUNTS} />
      </State>
    </States>
    <States title="A partner that sells a brand" wide>
      <State label="Long name">
        <PartnerYard brand="Harley-Davidson" partner={PARTNER} />
      </State>
    </States>
    <States title="Brands in rows" wide>
      <State label="With models and places, and with neither">
        <BrandRows
          brands={picturedRows([
            { ...brand('Toyota', 'toyota', 1_204), models: MODELS, places: ['Artarmon', 'Alexandria'] },
            { ...brand('Featherstonehaugh-Wotherspoon', 'states-brand', null), models: [], places: [] },
          ])}
        />
      </State>
    </States>
    <States title="Brands in little room" wide>
      <State label="With stock, without, without a logo">
        <BrandChips
          brands={[
            brand('Toyota', 'toyota', 1_204),
            brand('Mazda', 'mazda', null),
            brand('Featherstonehaugh-Wotherspoon', 'states-brand', 3),
          ]}
        />
      </State>
    </States>
  </>
)
