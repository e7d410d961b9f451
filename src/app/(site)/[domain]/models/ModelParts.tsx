import { cardRules } from '@/src/components/cards/CardRules'
import { ModelGrades } from '@/src/components/models/grades/ModelGrades'
import { ModelFigures } from '@/src/components/models/ModelFigures'
import { ModelGallery } from '@/src/components/models/ModelGallery'
import { modelLook } from '@/src/components/models/ModelHero'
import { ModelStock } from '@/src/components/models/ModelStock'
import { FuelNote, ModelTable } from '@/src/components/models/ModelTable'
import { Section } from '@/src/components/ui/Section'
import type { ModelContent } from '@/src/data/content/getModel'
import { inStockOnly } from '@/src/domain/content/coveredStock'
import { gradeStock } from '@/src/domain/content/models/gradeStock'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { conditionWords, standingOf, type StockCounts, stockOfModel } from '@/src/domain/site/StockCounts'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'

/** So many of a model are read, to count what there is of each grade; where there are more, that is not said. */
export const COUNTED = 96

interface ModelPartsProps {
  site: Site
  model: ModelContent
  /** The model among those of the range; null: it is not listed. */
  own: ModelTile | null
  /** Others to look at after it. */
  others: ModelTile[]
  counts: StockCounts
  /** Those of the model that stand here, up to `COUNTED`; the first of them are `shown`. */
  cars: StockCard[]
  shown: number
  now: Date
}

const Figures = ({ site, model }: ModelPartsProps) => (
  <ModelFigures
    name={model.name}
    figures={model.keyFigures}
    afterDark={site.theme.modelLayout !== 'stage' && modelLook(site) === 'dark'}
  />
)

const Grades = ({ site, model, counts, cars }: ModelPartsProps) => {
  const stock = stockOfModel(counts, model)
  return (
    <ModelGrades
      name={model.name}
      grades={model.grades}
      fuelYear={site.settings.models.fuelYear}
      stockFromDollars={stock?.newFromDollars ?? null}
      stock={stock && cars.length < COUNTED ? gradeStock(model.grades, cars, inStockOnly(stock.href)) : []}
    />
  )
}

/** The model beside others a buyer of it looks at; nothing without any. */
const Rivals = ({ site, model, own, others, counts }: ModelPartsProps) => {
  const models = own ? [own, ...others] : []
  const { fuelYear } = site.settings.models
  return (
    models.length > 1 && (
      <Section id="rivals" title={`The ${model.name} beside others`}>
        <ModelTable title={`The ${model.name} and others`} models={models} counts={counts} fuelYear={fuelYear} />
        <FuelNote models={models} fuelYear={fuelYear} />
      </Section>
    )
  )
}

const Gallery = ({ site, model }: ModelPartsProps) => (
  <ModelGallery name={model.name} pictures={model.gallery} strip={site.theme.modelLayout === 'stage'} />
)

const Stock = ({ site, model, counts, cars, shown, now }: ModelPartsProps) => {
  const stock = stockOfModel(counts, model)
  const standing = standingOf(stock ? [stock] : [])
  return (
    <ModelStock
      name={model.name}
      cars={cars.slice(0, shown)}
      inStock={stock && conditionWords(stock.inStock)}
      rules={cardRules(site.settings, now)}
      link={
        stock && standing > Math.min(shown, cars.length)
          ? { label: `See all ${standing}`, href: inStockOnly(stock.href) }
          : null
      }
      notice={comparisonNotice(legalAt(site, null))}
    />
  )
}

/** By what the site tells first (theme.modelLayout); with 'figures' the top of the page has the numbers. */
const ORDERS: Record<Site['theme']['modelLayout'], ((props: ModelPartsProps) => ReturnType<typeof Grades> | false)[]> =
  {
    grades: [Figures, Grades, Gallery, Stock],
    stage: [Gallery, Figures, Grades, Stock],
    compare: [Figures, Grades, Rivals, Stock, Gallery],
    figures: [Grades, Stock, Gallery],
  }

/** What a model's page tells between its top and its offers: numbers, grades, others, pictures, stock (RTE-28). */
export const ModelParts = (props: ModelPartsProps) =>
  ORDERS[props.site.theme.modelLayout].map((Part, index) => <Part key={index} {...props} />)
