import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { DARK_SCRIM } from './heroStage'

/**
 * 3:2 at every width (CON-13). On wide screens as wide as the slide, which shows the middle of it; a wide picture keeps its
 * shape within that, and covers the slide in a tall window, too.
 */
const FRAME =
  'relative aspect-[3/2] lg:absolute lg:right-0 lg:top-1/2 lg:w-[max(100%,calc(var(--slide)*2.25))] lg:-translate-y-1/2'

interface SlidePictureProps {
  image: { url: string; alt: string }
  first: boolean
}

/** A vehicle in surroundings as the ground of its slide: on wide screens the words stand on it, elsewhere under it. */
export const SlidePicture = ({ image, first }: SlidePictureProps) => (
  <div className={cx('lg:absolute lg:inset-0 lg:overflow-hidden lg:after:bg-ink', DARK_SCRIM)}>
    <div className={FRAME}>
      <Photo
        url={image.url}
        alt={image.alt}
        sizes="(min-width: 1024px) 110vw, 140vw"
        first={first}
        className="object-cover object-[92%_75%] lg:object-contain lg:object-center"
      />
    </div>
  </div>
)
