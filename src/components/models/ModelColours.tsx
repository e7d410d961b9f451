import { BANDS, type HeroLook, PHOTOS, ROOMS, SIDE } from '@/src/components/sections/hero/heroStage'
import { StudioRoom } from '@/src/components/sections/hero/StudioRoom'
import { cx } from '@/src/components/ui/cx'
import type { SitePicture } from '@/src/domain/content/pictureOf'
import type { ModelColour } from '@/src/domain/content/models/modelRange'

interface ModelStageProps {
  image: SitePicture
  look: HeroLook
  first?: boolean
}

/** The model's picture as the ground of the page's top, on a phone above the words. */
export const ModelStage = ({ image, look, first = false }: ModelStageProps) => (
  <StudioRoom
    image={image}
    first={first}
    sizes="(min-width: 1024px) 60vw, 100vw"
    className={ROOMS[look]}
    bandClassName={BANDS[look]}
    pictureClassName={cx('aspect-[8/5]', SIDE)}
    photoClassName={PHOTOS[look]}
  />
)

interface ModelColoursProps {
  /** Of the model. */
  name: string
  colours: ModelColour[]
  look: HeroLook
}

/**
 * The model in the colour that is chosen (RTE-28). Radio buttons and CSS: works without script, and a picture is fetched
 * once its colour is chosen. On wide screens the picture fills the section, which is the nearest positioned element.
 */
export const ModelColours = ({ name, colours, look }: ModelColoursProps) => (
  <fieldset className="relative min-w-0 lg:static lg:self-end lg:text-[#1c2530]">
    <legend className="sr-only">Colour of the {name}</legend>
    <div aria-hidden className="-mx-gutter aspect-[8/5] lg:hidden" />
    <div className="mt-3 flex flex-wrap items-center gap-x-1 gap-y-1.5 sm:gap-x-2 lg:justify-end">
      {colours.map(({ name: colour, hex, image }, index) => (
        <div key={index} className="contents">
          <input
            type="radio"
            name="model-colour"
            id={`model-colour-${index}`}
            defaultChecked={index === 0}
            autoComplete="off"
            className="peer sr-only"
          />
          <label
            htmlFor={`model-colour-${index}`}
            title={colour}
            className="z-10 grid size-10 cursor-pointer place-items-center rounded-full border-2 border-transparent peer-checked:border-current peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-current"
          >
            <span
              className="size-7 rounded-full border border-white shadow-[0_0_0_1px_rgb(0_0_0/0.55)]"
              style={{ background: hex }}
            />
            <span className="sr-only">{colour}</span>
          </label>
          <p
            aria-hidden
            className="z-10 order-first hidden basis-full font-semibold peer-checked:block lg:basis-auto lg:rounded-full lg:bg-white/80 lg:px-3.5 lg:py-1"
          >
            {colour}
          </p>
          <div className="absolute -inset-x-gutter top-0 hidden peer-checked:block lg:inset-0">
            <ModelStage image={image} look={look} first={index === 0} />
          </div>
        </div>
      ))}
    </div>
  </fieldset>
)
