import type { CardRules } from '@/src/components/cards/CardRules'
import { arrangements } from '@/src/components/page/StockRow'
import { BodyTypeLineUp } from '@/src/components/sections/BodyTypeLineUp'
import { BodyTypeWords } from '@/src/components/sections/BodyTypeWords'
import { KindsSearch } from '@/src/components/sections/search/KindsSearch'
import { ModelsSearch } from '@/src/components/sections/search/ModelsSearch'
import { PlacesSearch } from '@/src/components/sections/search/PlacesSearch'
import { StockSearchForm } from '@/src/components/sections/search/StockSearchForm'
import { WordsSearch } from '@/src/components/sections/search/WordsSearch'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { CARD_CARS, STAND_IN } from './cardCar'
import { State, States } from './States'

const count = (label: string, total: number) => ({ label, slug: label.toLowerCase(), href: `#${label}`, total })
const mazda = count('Mazda', 41)
const bodies = [count('SUV', 43), count('Hatchback', 17), count('Ute', 7)]

const COUNTS: StockCounts = {
  total: 81,
  conditions: [count('All vehicles', 81), count('New', 32), count('Demo', 10), count('Used', 39)],
  bodies,
  makes: [mazda, count('Toyota', 22)],
  models: {
    mazda: ['Mazda2', 'Mazda3', 'CX-3', 'CX-30', 'CX-5', 'CX-60', 'CX-80', 'CX-90', 'BT-50'].map((label) => ({
      ...count(label, 4),
      listed: { new: 2, demo: 1, used: 1 },
      available: { here: { new: 2, demo: 1, used: 0 }, coming: { new: 0, demo: 0, used: 1 } },
    })),
  },
  locations: {},
  kindTotals: { caravan: 42, truck: 39 },
  middleDollars: 45_000,
}

const places = [
  { value: 'NSW', label: 'New South Wales', total: 121 },
  { value: 'VIC', label: 'Victoria', total: 118 },
]
const kind = { href: '#kind', image: STAND_IN, total: 42 }

/** The looks of a stock search, and of cars from the stock in a section of a page. */
export const StockStates = ({ rules }: { rules: CardRules }) => (
  <>
    <States title="Stock searches" wide>
      <State label="Keyword, make, model and price, in a column">
        <div className="max-w-xl">
          <StockSearchForm counts={COUNTS} narrow label="Search by fields" />
        </div>
      </State>
      <State label="One sentence">
        <WordsSearch counts={COUNTS} label="Search by a sentence" />
      </State>
      <State label="Kinds of vehicle, with a picture and without">
        <KindsSearch
          counts={COUNTS}
          label="Search by kind"
          kinds={[
            { ...kind, kind: 'caravan', label: 'Caravans' },
            { ...kind, kind: 'motorcycle', label: 'Motorcycles', image: null },
            { ...kind, kind: 'truck', label: 'Trucks' },
          ]}
        />
      </State>
      <State label="Models of a make">
        <ModelsSearch counts={COUNTS} make={mazda} label="Search by model" />
      </State>
      <State label="Places, on the dark ground">
        <div className="on-dark rounded-lg bg-ink p-5 text-on-ink sm:p-8">
          <PlacesSearch counts={COUNTS} param="state" places={places} label="Search by place" />
        </div>
      </State>
    </States>
    <States title="Body types" wide>
      <State label="As words">
        <BodyTypeWords bodies={bodies} />
      </State>
      <State label="In a line, with a picture and without">
        <BodyTypeLineUp bodies={bodies.map((body, at) => ({ ...body, image: at === 1 ? null : STAND_IN }))} />
      </State>
    </States>
    <States title="Cars of a section" wide>
      {Object.entries(arrangements).map(([name, Cars]) => (
        <State key={name} label={name}>
          <Cars cars={Object.entries(CARD_CARS).map(([id, car]) => ({ ...car, id }))} rules={rules} />
        </State>
      ))}
    </States>
  </>
)
