import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { isOfStudio } from './heroStage'

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
  /** Place and shape in the room of any other photo, which fills it; left out where there is none. */
  photoClassName?: string
}

/** Wall and floor of the studio above and below its picture, whose band hides where they meet. */
const ROOM = 'bg-[linear-gradient(#b1b3b4_70%,#e7e7e7_70%)]'

/** What the studio's pictures have at their sides, so that the room goes on beside a picture of the same height. */
const BAND =
  'bg-[linear-gradient(#b1b3b4_12%,#b8babb_33%,#c1c3c4_42%,#cecfcf_47%,#dcdcdc_52%,#e2e2e2_57%,#e4e4e4_62%,#e6e6e6_67%,#e7e7e7)]'

/** The picture runs out into the room where no vehicle is. */
const EDGES =
  '[mask-image:linear-gradient(to_right,transparent_1%,rgb(0_0_0/0.2)_3%,rgb(0_0_0/0.75)_7%,black_9%,black_91%,rgb(0_0_0/0.75)_93%,rgb(0_0_0/0.2)_97%,transparent_99%),linear-gradient(transparent,black_14%,black_90%,transparent_99%)] [mask-composite:intersect]'

/** A picture of the studio with its whole vehicle, in a room that may be larger than the picture; any other photo as it is. */
export const StudioRoom = ({
  image,
  sizes,
  first = false,
  className,
  bandClassName,
  pictureClassName,
  photoClassName,
}: StudioRoomProps) => {
  const photo = { url: image.url, alt: image.alt, sizes, first }
  if (!isOfStudio(image.url))
    return (
      <div className={cx('relative', className)}>
        <div className={cx('relative overflow-hidden', photoClassName)}>
          <Photo {...photo} className="object-cover" />
        </div>
      </div>
    )
  return (
    <div className={cx(ROOM, className)}>
      <div className={cx('relative', BAND, bandClassName)}>
        <div className={cx('relative', pictureClassName)}>
          <Photo {...photo} className={cx('object-cover', EDGES)} />
        </div>
      </div>
    </div>
  )
}
