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

/** The picture runs out into the room where no vehicle is: its compressed edge would show as a line. */
const EDGES =
  '[mask-image:linear-gradient(to_right,transparent,black_9%,black_91%,transparent),linear-gradient(transparent,black_12%,black_88%,transparent)] [mask-composite:intersect]'

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
    <div className={cx('bg-studio', className)}>
      <div className={cx('relative', bandClassName)}>
        <div className={cx('relative', pictureClassName)}>
          <Photo {...photo} className={cx('object-cover', EDGES)} />
        </div>
      </div>
    </div>
  )
}
