import { Photo } from '@/src/components/ui/Photo'
import type { ModelColour } from '@/src/domain/content/models/modelRange'

interface ModelColoursProps {
  /** Of the model. */
  name: string
  colours: ModelColour[]
}

/**
 * The model in the colour that is chosen (RTE-28). Radio buttons and CSS: works without script, and a picture is fetched
 * once its colour is chosen.
 */
export const ModelColours = ({ name, colours }: ModelColoursProps) => (
  <fieldset className="relative min-w-0">
    <legend className="sr-only">Colour of the {name}</legend>
    <div aria-hidden className="aspect-[8/5] rounded-xl bg-canvas" />
    <div className="mt-4 flex min-h-16 flex-wrap content-start items-center gap-x-1 gap-y-2 sm:gap-x-2.5 pt-8">
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
            className="grid size-10 cursor-pointer place-items-center rounded-full border-2 border-transparent peer-checked:border-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand"
          >
            <span className="size-7 rounded-full border border-line-strong" style={{ background: hex }} />
            <span className="sr-only">{colour}</span>
          </label>
          <div className="absolute inset-x-0 top-0 hidden peer-checked:block">
            <div className="relative aspect-[8/5] overflow-hidden rounded-xl">
              <Photo
                url={image.url}
                alt={image.alt}
                first={index === 0}
                sizes="(min-width: 1024px) 52rem, 100vw"
                className="object-cover"
              />
            </div>
            <p aria-hidden className="mt-4 font-semibold">
              {colour}
            </p>
          </div>
        </div>
      ))}
    </div>
  </fieldset>
)
