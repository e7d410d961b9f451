import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { DARK_SCRIM, type HeroLook, PALE_SCRIM } from './heroStage'

/** On a phone, under the words: it runs out into their ground. */
const UNDER_WORDS = 'max-lg:-mt-6 max-lg:[mask-image:linear-gradient(transparent,black_16%)]'

/** Fills the hero from below; where the hero is taller than the picture, the ground goes on above it. */
const BEHIND =
  'lg:absolute lg:inset-x-0 lg:bottom-0 lg:h-[min(100%,52vw)] lg:[mask-image:linear-gradient(transparent,black_10%)]'

/** A photograph's subject is in its middle: it is beside the words, which its edge fades out under. */
const BESIDE =
  'lg:absolute lg:inset-y-0 lg:right-0 lg:w-[58%] lg:[mask-image:linear-gradient(to_right,transparent,black_20%)]'

type SceneLook = HeroLook | 'beside'

const LOOKS: Record<SceneLook, string> = {
  light: `${UNDER_WORDS} ${BEHIND} ${PALE_SCRIM} lg:after:bg-canvas`,
  dark: `${UNDER_WORDS} ${BEHIND} ${DARK_SCRIM} lg:after:bg-ink`,
  centred: `${UNDER_WORDS} lg:-mt-[min(9.5vw,9rem)] lg:aspect-[12/5] lg:[mask-image:linear-gradient(transparent,black_42%)]`,
  beside: `${UNDER_WORDS} ${BESIDE}`,
}

/** What stays of a picture that is cut off. */
const CROPS: Record<SceneLook, string> = {
  light: 'object-[92%_75%]',
  dark: 'object-[92%_75%]',
  // Across a wide page the middle is enough: the vehicle is larger, but below the searches that are above it.
  centred: 'object-bottom lg:origin-[50%_82%] lg:scale-[1.18]',
  // The front of a vehicle in the middle is right of the edge that fades.
  beside: 'object-[50%_75%] lg:object-[15%_75%]',
}

interface ScenePictureProps {
  image: { url: string; alt: string }
  look: SceneLook
  /** Less high on a phone, where more follows that is to be in sight. */
  low?: boolean
  first?: boolean
}

/** A photograph of a vehicle somewhere, such as a dealership's own: behind the search it fills the hero, elsewhere it is beside the words. */
export const ScenePicture = ({ image, look, low = false, first = false }: ScenePictureProps) => (
  <div className={cx('relative', LOOKS[look], low ? 'max-lg:aspect-[16/9]' : 'max-lg:aspect-[10/9]')}>
    <Photo
      url={image.url}
      alt={image.alt}
      // Taller than it is wide on a phone, so that it is drawn wider than the screen.
      sizes="(min-width: 1024px) 110vw, 140vw"
      first={first}
      className={`object-cover ${CROPS[look]}`}
    />
  </div>
)
