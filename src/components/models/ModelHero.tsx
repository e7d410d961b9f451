import { Unbroken } from '@/src/components/ui/Unbroken'
import type { ModelRange } from '@/src/domain/content/models/modelRange'
import { ModelColours, ModelStage } from './ModelColours'
import { FigureValue } from './FigureValue'
import { AllNew, modelTrail, type ModelTopProps, TopButtons, TopPrice, TopStock } from './ModelHeroParts'
import { modelLook, ModelTop } from './ModelTop'

interface ModelHeroProps extends ModelTopProps {
  /** Shown with the words, where the site's model pages begin with them. */
  figures: ModelRange['keyFigures']
}

/** The numbers a caravan, a motorcycle or a truck is chosen by, in the ruled rows of a data sheet. */
const HeroFigures = ({ figures }: Pick<ModelHeroProps, 'figures'>) => (
  <dl className="mt-6 grid max-w-md grid-cols-2 gap-x-6 border-t border-current/40">
    {figures.map(({ value, label }, index) => (
      <div key={index} className="flex flex-col-reverse justify-end border-b border-current/25 py-2.5">
        <dt className="text-sm opacity-85">{label}</dt>
        <dd className="text-heading leading-tight tabular normal-case">
          <FigureValue value={value} />
        </dd>
      </div>
    ))}
  </dl>
)

/** The top of a model's page: the model in its colours, what it is, its price, and two ways on (RTE-28, CON-17). */
export const ModelHero = ({
  site,
  path,
  name,
  slug,
  kind,
  isNew,
  description,
  bodies,
  brand,
  image,
  priceFromDollars,
  priceOf,
  isOfStock,
  colours,
  stock,
  figures,
}: ModelHeroProps) => {
  const look = modelLook(site)
  const dark = look === 'dark'
  return (
    <ModelTop
      site={site}
      path={path}
      title={name}
      parents={modelTrail(brand)}
      look={look}
      pictured
      className="[--hero-foot:6.5rem]"
    >
      <div className="z-10 self-center max-lg:order-last lg:py-6">
        <AllNew isNew={isNew} className="mb-4" />
        <h1 id="model-name" className="text-display">
          {brand && <span className="mb-1 block text-heading leading-tight">{brand.title} </span>}
          <Unbroken text={name} />
        </h1>
        {bodies.length > 0 && <p className="mt-2 font-semibold opacity-85">{bodies.join(' · ')}</p>}
        {description && <p className="mt-4 max-w-md text-lead opacity-85">{description}</p>}
        {figures.length > 0 && <HeroFigures figures={figures} />}
        <TopPrice
          priceFromDollars={priceFromDollars}
          priceOf={priceOf}
          isOfStock={isOfStock}
          figureClassName="font-semibold"
          className="mt-5"
        />
        <TopButtons kind={kind} slug={slug} dark={dark} className="mt-6 max-w-md" />
        <TopStock stock={stock} className="mt-4" />
      </div>
      {colours.length > 0 && <ModelColours name={name} colours={colours} look={look} />}
      {colours.length === 0 && image && (
        <div className="relative -mx-gutter lg:absolute lg:inset-0 lg:mx-0">
          <ModelStage image={image} look={look} first />
        </div>
      )}
    </ModelTop>
  )
}
