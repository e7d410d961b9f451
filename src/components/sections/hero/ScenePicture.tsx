import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { HeroLook } from './heroStage'

/** Pictures of a vehicle alone on the studio's grey ground, which a hero continues. */
const STUDIO = /^\/studio\/(?!scenes\/)/

/** A photograph of a vehicle somewhere, such as a dealership's own: it fills the hero, the vehicle at its right or in its middle. */
export const isScene = (url: string): boolean => !STUDIO.test(url)

/** On a phone, under the words: it runs out into their ground. */
const UNDER_WORDS = 'max-lg:-mt-6 max-lg:[mask-image:linear-gradient(transparent,black_16%)]'

/** Fills the hero from below; where the hero is taller than the picture, the ground goes on above it. */
const BEHIND =
  'lg:absolute lg:inset-x-0 lg:bottom-0 lg:h-[min(100%,52vw)] lg:[mask-image:linear-gradient(transparent,black_10%)]'

/** The ground's colour under the words; it fades in steps, so that no edge shows in a pale sky. Measured: 4.5:1 and more. */
const SCRIM =
  'lg:after:absolute lg:after:inset-0 lg:after:[mask-image:linear-gradient(to_right,rgb(0_0_0/0.95),rgb(0_0_0/0.81)_38%,rgb(0_0_0/0.45)_50%,rgb(0_0_0/0.12)_60%,transparent_70%)]'

const LOOKS: Record<HeroLook, string> = {
  light: `${BEHIND} ${SCRIM} lg:after:bg-canvas`,
  dark: `${BEHIND} ${SCRIM} lg:after:bg-ink`,
  centred: 'lg:-mt-[min(14vw,13rem)] lg:aspect-[9/4] lg:[mask-image:linear-gradient(transparent,black_34%)]',
}

/** What stays of a picture that is cut off. */
const CROPS: Record<HeroLook, string> = {
  light: 'object-[92%_75%]',
  dark: 'object-[92%_75%]',
  centred: 'object-bottom',
}

interface ScenePictureProps {
  image: { url: string; alt: string }
  look: HeroLook
  /** The words follow the picture on a phone, as they do on slides. */
  wordsFollow?: boolean
  first?: boolean
}

/** The picture of a hero whose vehicle is outdoors, or in a showroom. */
export const ScenePicture = ({ image, look, wordsFollow = false, first = false }: ScenePictureProps) => (
  <div className={cx('relative max-lg:aspect-[10/9]', !wordsFollow && UNDER_WORDS, LOOKS[look])}>
    <Photo
      url={image.url}
      alt={image.alt}
      // Taller than it is wide on a phone, so that it is drawn wider than the screen.
      sizes="(min-width: 1024px) 110vw, 140vw"
      first={first}
      className={cx('object-cover', CROPS[look])}
    />
  </div>
)
