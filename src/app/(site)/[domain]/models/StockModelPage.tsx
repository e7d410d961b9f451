import { cardRules } from '@/src/components/cards/CardRules'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { ItemListJsonLd } from '@/src/components/jsonLd/JsonLd'
import { BrandCare } from '@/src/components/models/brand/BrandCare'
import { StockModelTile } from '@/src/components/models/list/StockModelTiles'
import { modelLook } from '@/src/components/models/ModelTop'
import { ModelGallery } from '@/src/components/models/ModelGallery'
import { ModelStock } from '@/src/components/models/ModelStock'
import { StockAlert } from '@/src/components/models/stock/StockAlert'
import { StockFigures } from '@/src/components/models/stock/StockFigures'
import { StockModelHero } from '@/src/components/models/stock/StockModelHero'
import { StockPrices } from '@/src/components/models/stock/StockPrices'
import { Section } from '@/src/components/ui/Section'
import type { StockModelCars } from '@/src/data/cars/getStockModel'
import { getStockModels } from '@/src/data/search/getStockModels'
import { byNumber } from '@/src/domain/byNumber'
import { COMPARE_MAX, compareHref } from '@/src/domain/compare/compareList'
import { brandWarranties } from '@/src/domain/content/models/brandAssurances'
import { askTitle } from '@/src/domain/content/models/page/availabilityWays'
import { modelPlace } from '@/src/domain/content/models/page/modelPlace'
import { morePictures, pictured } from '@/src/domain/content/models/stock/pictured'
import { sameBody } from '@/src/domain/content/models/stock/sameBody'
import { stockFigures } from '@/src/domain/content/models/stock/stockFigures'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { heldPromises } from '@/src/domain/site/heldPromises'
import { isHere } from '@/src/domain/stock/availability/availability'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
import { bodyPlural, bodyWithin } from '@/src/domain/stock/normalise/bodyTypes'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'
import { STOCK_MODELS } from './StockModelsPage'
import { viewOfStockModel } from './stockModelMetadata'
import { addCounts } from '@/src/domain/site/StockCounts'

interface StockModelPageProps {
  site: Site
  stock: StockModelCars
}

const SHOWN = { cars: 8, others: 4 }

/** Up to four side by side: all of them, or those that cost least. */
const compareOf = (cars: readonly StockCard[]) => {
  const bought = cars.filter(canBeBought)
  if (bought.length < 2) return null
  const cheapest = bought.toSorted(byNumber(({ price }) => price)).slice(0, COMPARE_MAX)
  const few = cheapest.length === bought.length
  return {
    label: few ? `Compare ${cheapest.length} side by side` : `Compare the ${cheapest.length} that cost least`,
    href: compareHref(cheapest.map(({ id }) => id)),
  }
}

const seeOf = (cars: readonly StockCard[], href: string) => {
  const [first, ...others] = cars
  return first && others.length === 0
    ? { label: 'View Details', href: first.path }
    : { label: `See All ${cars.length.toLocaleString('en-AU')}`, href }
}

const Care = ({ site, full, stock: { model, cars } }: StockModelPageProps & { full: string }) => {
  const { vdp, warranty } = site.settings
  const listed = addCounts([model.available.here, model.available.coming])
  const conditions = (['new', 'demo', 'used'] as const).filter((condition) => listed[condition] > 0)
  return (
    <BrandCare
      title={full}
      departments={[]}
      warranties={brandWarranties({
        listed,
        isSoldNew: listed.new > 0,
        kind: cars[0]?.item_type ?? 'car',
        warranty,
      })}
      // Its years of warranty are said larger.
      promises={heldPromises(vdp.promises, conditions).filter(({ href }) => href !== '/warranty')}
      inspection={listed.used > 0 ? vdp.inspection : null}
    />
  )
}

/** Other models of the same body, each with its page. */
const Others = async ({ site, path }: { site: Site; path: string }) => {
  const others = sameBody(await getStockModels(site), path, SHOWN.others)
  if (!others) return null
  return (
    <Section
      ground="surface"
      title={`Other ${bodyWithin(bodyPlural(others.body))} in stock`}
      link={{ label: 'All models', href: '/models' }}
    >
      <ul className="phone-row grid gap-5 [--phone-item:68%] sm:grid-cols-2 lg:grid-cols-4">
        {others.models.map((model) => (
          <li key={model.href} className="min-w-0">
            <StockModelTile model={model} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A model of which the site has stock and no page of its own: what is here of it, what each year costs, what to look at beside it (RTE-29). */
export const StockModelPage = ({ site, stock }: StockModelPageProps) => {
  const { model, cars } = stock
  const { path, full, overview, years, grades } = viewOfStockModel(site, stock)
  // Those on their way last.
  const ordered = [...cars.filter(isHere), ...cars.filter((car) => !isHere(car))]
  const shown = ordered.slice(0, SHOWN.cars)
  const picture = pictured(ordered)
  const place = modelPlace({ franchises: [], all: site.locations, cars: cars.filter(isHere) })
  return (
    <>
      <ItemListJsonLd
        origin={site.origin}
        name={overview.name}
        items={shown.map((car) => ({ name: car.title, href: car.path, image: car.images[0] ?? null }))}
        total={cars.length}
      />
      <StockModelHero
        site={site}
        path={path}
        model={model.label}
        overview={overview}
        see={seeOf(cars, overview.href)}
        parents={[{ label: STOCK_MODELS, href: '/models' }]}
        pictured={picture}
        compare={compareOf(cars)}
        sellHref={site.settings.routes.sellPath}
      />
      <StockFigures name={full} figures={stockFigures(cars)} afterDark={modelLook(site) === 'dark'} />
      <ModelStock
        name={model.label}
        picture={picture?.url}
        cars={shown}
        // Said at the top.
        standing={null}
        rules={cardRules(site.settings, new Date())}
        link={cars.length > shown.length ? { label: `See all ${cars.length}`, href: overview.href } : null}
        notice={comparisonNotice(legalAt(site, null))}
      />
      <ModelGallery name={model.label} pictures={morePictures(ordered, picture)} />
      <StockPrices model={model.label} years={years} grades={grades} />
      <StockAlert name={full} path={model.href} notice={legalAt(site, null).collectionNotice} />
      <Others site={site} path={path} />
      <Care site={site} full={full} stock={stock} />
      <EnquirySection
        site={site}
        kind="model"
        id="enquire"
        title={askTitle(model.label, place?.name, cars.some(isHere))}
        text={site.settings.forms.answerPromise ?? ''}
        submitLabel="Enquire Now"
        message={{ text: `I am interested in the ${full}.` }}
      />
    </>
  )
}
