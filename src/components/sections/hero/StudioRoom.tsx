import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'

interface StudioRoomProps {
  image: { url: string; alt: string }
  sizes: string
  first?: boolean
  /** Place of the room. */
  className?: string
  /** Place in it of the band that is as high as the picture. */
  bandClassName?: string
  /** Place and shape of the picture in that band. */
  pictureClassName: string
}

/** Wall and floor of the studio above and below its picture, whose band hides where they meet. */
const ROOM = 'bg-[linear-gradient(#b1b3b4_70%,#e7e7e7_70%)]'

/** What the studio's pictures have at their sides, so that the room goes on beside a picture of the same height. */
const BAND =
  'bg-[linear-gradient(#b1b3b4_12%,#b8babb_33%,#c1c3c4_42%,#cecfcf_47%,#dcdcdc_52%,#e2e2e2_57%,#e4e4e4_62%,#e6e6e6_67%,#e7e7e7)]'

/** The picture runs out into the room where no vehicle stands. */
const EDGES =
  '[mask-image:linear-gradient(to_right,transparent,black_5%,black_95%,transparent),linear-gradient(transparent,black_10%,black_92%,transparent)] [mask-composite:intersect]'

/** A picture of the studio with its whole vehicle, in a room that may be larger than the picture. */
export const StudioRoom = ({
  image,
  sizes,
  first = false,
  className,
  bandClassName,
  pictureClassName,
}: StudioRoomProps) => (
  <div className={cx(ROOM, className)}>
    <div className={cx('relative', BAND, bandClassName)}>
      <div className={cx('relative', pictureClassName)}>
        <Photo url={image.url} alt={image.alt} sizes={sizes} first={first} className={cx('object-cover', EDGES)} />
      </div>
    </div>
  </div>
)
