import { cardRules } from '@/src/components/cards/CardRules'
import { ModelGrades } from '@/src/components/models/grades/ModelGrades'
import { ModelFigures } from '@/src/components/models/ModelFigures'
import { ModelGallery } from '@/src/components/models/ModelGallery'
import { modelLook } from '@/src/components/models/ModelTop'
import { ModelStock } from '@/src/components/models/ModelStock'
import { ModelStory } from '@/src/components/models/ModelStory'
import { FuelNote, ModelTable } from '@/src/components/models/ModelTable'
import { ModelTiles } from '@/src/components/models/ModelTiles'
import { Section } from '@/src/components/ui/Section'
import type { ModelContent } from '@/src/data/content/getModel'
import { brandWarranties } from '@/src/domain/content/models/brandAssurances'
import { gradeStock } from '@/src/domain/content/models/gradeStock'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { availabilityInFull } from '@/src/domain/content/models/page/modelAvailability'
import { modelStory } from '@/src/domain/content/models/page/modelStory'
import { splitGallery } from '@/src/domain/content/models/page/splitGallery'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { listedOf, type StockCounts, stockOfModel } from '@/src/domain/site/StockCounts'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'

/** So many of a model are read, to count what there is of each grade; where there are more, that is not said. */
export const COUNTED = 96

interface ModelPartsProps {
  site: Site
  model: ModelContent
  /** The model among those of the range; null: it is not listed. */
  own: ModelTile | null
  /** Others that do the same work. */
  rivals: ModelTile[]
  counts: StockCounts
  /** Those of the model that are listed, up to `COUNTED`. */
  cars: StockCard[]
  /** Those of them that are here, then those on their way; the first of them are `shown`. */
  offered: StockCard[]
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

const Grades = (props: ModelPartsProps) => {
  const { site, model, counts, cars } = props
  const stock = stockOfModel(counts, model)
  return (
    <ModelGrades
      name={model.name}
      grades={model.grades}
      fuelYear={site.settings.models.fuelYear}
      stockFromDollars={stock?.newFromDollars ?? null}
      stock={stock && cars.length < COUNTED ? gradeStock(model.grades, cars, stock.href, site.settings) : []}
      plans={picturesOf(props).plans}
    />
  )
}

/** The model beside others a buyer of it looks at; nothing without any. */
const Rivals = ({ site, model, own, rivals, counts }: ModelPartsProps) => {
  const models = own ? [own, ...rivals] : []
  const { fuelYear } = site.settings.models
  return (
    models.length > 1 && (
      <Section id="rivals" title={`The ${model.name} beside others`}>
        {/* A phone has no room for the columns: there the others are rows, and the model itself is the page. */}
        <div className="sm:hidden">
          <ModelTiles models={rivals} counts={counts} />
        </div>
        <div className="max-sm:hidden">
          <ModelTable title={`The ${model.name} and others`} models={models} counts={counts} fuelYear={fuelYear} />
          <FuelNote models={models} fuelYear={fuelYear} />
        </div>
      </Section>
    )
  )
}

/** What the pictures of a model's page are for: its story, its grades, and the gallery. */
export const picturesOf = ({ site, model }: Pick<ModelPartsProps, 'site' | 'model'>) => {
  const { photos, plansOf, plans } = splitGallery(model.gallery, model.grades)
  const { bands, rest } = modelStory({
    ...model,
    photos,
    numbersAtTop: site.theme.modelLayout === 'figures',
    fuelYear: site.settings.models.fuelYear,
    warranties: brandWarranties({
      listed: { new: 1, demo: 0, used: 0 },
      isSoldNew: true,
      kind: model.kind ?? 'car',
      warranty: site.settings.warranty,
    }),
  })
  return { bands, rest, plans: plansOf === null ? null : { label: plansOf, plans } }
}

/** A strip of two would not be one. */
const STRIP = 3

const Gallery = (props: ModelPartsProps) => {
  const { rest } = picturesOf(props)
  const strip = props.site.theme.modelLayout === 'stage' && rest.length >= STRIP
  return <ModelGallery name={props.model.name} pictures={rest} strip={strip} />
}

const Story = (props: ModelPartsProps) => (
  <ModelStory bands={picturesOf(props).bands} layout={props.site.theme.modelLayout} />
)

const Stock = ({ site, model, counts, offered, shown, now }: ModelPartsProps) => {
  const stock = stockOfModel(counts, model)
  const total = listedOf(stock ? [stock] : [])
  return (
    <ModelStock
      name={model.name}
      // In another colour than the page opens with.
      picture={(model.colours[1]?.image ?? model.image)?.url ?? null}
      cars={offered.slice(0, shown)}
      standing={availabilityInFull(stock)}
      rules={cardRules(site.settings, now)}
      link={stock && offered.length > shown ? { label: `See all ${total}`, href: stock.href } : null}
      notice={comparisonNotice(legalAt(site, null))}
    />
  )
}

/** By what the site tells first (theme.modelLayout); with 'figures' the top of the page has the numbers. */
const ORDERS: Record<Site['theme']['modelLayout'], ((props: ModelPartsProps) => ReturnType<typeof Grades> | false)[]> =
  {
    grades: [Figures, Gallery, Grades, Story, Stock],
    stage: [Gallery, Figures, Story, Grades, Stock],
    compare: [Figures, Gallery, Grades, Story, Stock, Rivals],
    figures: [Gallery, Grades, Story, Stock],
  }

/** What a model's page tells between its top and its offers: numbers, pictures, grades, its story, stock, others (RTE-28). */
export const ModelParts = (props: ModelPartsProps) =>
  ORDERS[props.site.theme.modelLayout].map((Part, index) => <Part key={index} {...props} />)
