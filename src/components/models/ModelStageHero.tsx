import { Container } from '@/src/components/ui/Container'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import { CrumbTrail } from '../page/CrumbTrail'
import { ModelColours, ModelStage } from './ModelColours'
import { AllNew, modelTrail, type ModelTopProps, TopButtons, TopPrice, TopStock } from './ModelHeroParts'

/** Under the picture what it costs and what it is, with the ways on at the right, in two rows of one height. */
const UnderStage = ({ description, priceFromDollars, priceOf, isOfStock, kind, slug, stock }: ModelTopProps) => (
  // Above the picture, whose empty foot reaches below its band.
  <Container className="relative z-1 grid gap-x-12 gap-y-5 pb-8 pt-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
    <div>
      <TopPrice
        priceFromDollars={priceFromDollars}
        priceOf={priceOf}
        isOfStock={isOfStock}
        className="leading-none lg:leading-[3rem]"
      />
      {description && <p className="mt-2 max-w-2xl text-lead lg:mt-1">{description}</p>}
    </div>
    <div>
      <TopButtons kind={kind} slug={slug} />
      <TopStock stock={stock} className="mt-2" />
    </div>
  </Container>
)

/** The top of a model's page as a stage: its name in the middle, the vehicle from edge to edge in the colour that is chosen. */
export const ModelStageHero = (props: ModelTopProps) => {
  const { site, path, name, brand, bodies, isNew, colours, image } = props
  return (
    <section aria-labelledby="model-name" data-ground="surface" className="relative isolate overflow-hidden">
      <div className="bg-studio">
        <Container className="relative z-1 pb-2 pt-5 lg:pb-0">
          <CrumbTrail site={site} path={path} title={name} parents={modelTrail(brand)} className="[&_a]:text-fg/85" />
          <div className="mt-5 text-center lg:-mt-2">
            <AllNew isNew={isNew} className="mb-2" />
            <h1 id="model-name" className="text-[clamp(2.75rem,9vw,6.5rem)] leading-[0.95] wrap-anywhere">
              {carTitle({ make: brand?.title, model: name }) !== name && (
                <span className="sr-only">{brand?.title} </span>
              )}
              <Unbroken text={name} />
            </h1>
            <p className="mt-1 font-semibold">{[brand?.title, ...bodies].filter(Boolean).join(' · ')}</p>
          </div>
        </Container>
      </div>
      {colours.length > 0 ? (
        <ModelColours name={name} colours={colours} look="centred" />
      ) : (
        image && <ModelStage image={image} look="centred" first />
      )}
      <div className="bg-studio">
        <UnderStage {...props} />
      </div>
    </section>
  )
}
