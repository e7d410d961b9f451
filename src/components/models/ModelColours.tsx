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

/** From edge to edge under the name, as high as leaves room for the price and the buttons in the first window. */
const WIDE = 'lg:h-[clamp(22rem,100svh-24.5rem,min(38rem,43vw))]'

/** Only the picture's empty margins leave the band: the vehicle is seen larger. */
const NEARER = 'lg:origin-[50%_60%] lg:scale-115'

/** The model's picture as the ground of the page's top, on a phone above the words; 'centred': under the name. */
export const ModelStage = ({ image, look, first = false }: ModelStageProps) => {
  const wide = look === 'centred'
  return (
    <StudioRoom
      image={image}
      first={first}
      sizes={wide ? '(min-width: 1024px) 68vw, 100vw' : '(min-width: 1024px) 60vw, 100vw'}
      className={wide ? undefined : ROOMS[look]}
      bandClassName={wide ? WIDE : BANDS[look]}
      pictureClassName={cx('aspect-[8/5]', wide ? cx('mx-auto lg:h-full', NEARER) : SIDE)}
      photoClassName={wide ? cx('aspect-[8/5] lg:aspect-auto', WIDE) : PHOTOS[look]}
    />
  )
}

interface ModelColoursProps {
  /** Of the model. */
  name: string
  colours: ModelColour[]
  look: HeroLook
}

/** Where the parts stand: in the words' column with the picture behind, or under a picture of the window's whole width. */
const BESIDE = {
  frame: 'relative min-w-0 lg:static lg:self-end lg:text-[#1c2530]',
  room: '-mx-gutter aspect-[8/5] lg:hidden',
  row: 'mt-3 lg:justify-end',
  name: 'lg:basis-auto lg:rounded-full lg:bg-white/80 lg:px-3.5 lg:py-1',
  picture: '-inset-x-gutter lg:inset-0',
}
const UNDER: typeof BESIDE = {
  frame: 'relative min-w-0 text-[#1c2530]',
  room: cx('aspect-[8/5] lg:aspect-auto', WIDE),
  // On wide screens on the floor of the picture, at its right end.
  row: 'justify-center px-gutter pt-3 max-lg:bg-studio lg:-mt-17 lg:justify-end lg:pb-4 lg:px-[max(var(--spacing-gutter),calc((100vw-84rem)/2+var(--spacing-gutter)))]',
  name: 'text-center lg:basis-auto lg:rounded-full lg:bg-white/80 lg:px-3.5 lg:py-1',
  picture: 'inset-x-0',
}

/**
 * The model in the colour that is chosen (RTE-28). Radio buttons and CSS: works without script, and a picture is fetched
 * once its colour is chosen. On wide screens the picture fills the section, which is the nearest positioned element.
 */
export const ModelColours = ({ name, colours, look }: ModelColoursProps) => {
  const place = look === 'centred' ? UNDER : BESIDE
  return (
    <fieldset className={place.frame}>
      <legend className="sr-only">Colour of the {name}</legend>
      <div aria-hidden className={place.room} />
      <div className={cx('flex flex-wrap items-center gap-x-1 gap-y-1.5 sm:gap-x-2', place.row)}>
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
              className={cx('z-10 order-first hidden basis-full font-semibold peer-checked:block', place.name)}
            >
              {colour}
            </p>
            <div className={cx('absolute top-0 hidden peer-checked:block', place.picture)}>
              <ModelStage image={image} look={look} first={index === 0} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
