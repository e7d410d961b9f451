import { Camera } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import { StandInIcon } from '@/src/components/cards/VehiclePhoto'
import type { Car } from '@/src/domain/stock/car/Car'

interface NoPhotosProps {
  itemType: Car['item_type']
  /** Whether the page has the photo request form (TEN-11). */
  canAsk: boolean
}

/** Replaces the gallery of a car without photos, and offers to request some. */
export const NoPhotos = ({ itemType, canAsk }: NoPhotosProps) => (
  <div className="-mx-gutter grid aspect-[8/5] place-content-center justify-items-center gap-2 bg-surface bg-[radial-gradient(60%_70%_at_50%_38%,var(--color-canvas),transparent)] px-gutter text-center sm:mx-0 sm:rounded-xl">
    <StandInIcon itemType={itemType} className="size-14 text-muted sm:size-20" />
    <p className="mt-1 text-lg font-semibold sm:text-xl">Photos are on their way</p>
    {canAsk && (
      <>
        <p className="max-w-sm text-balance text-sm text-muted max-sm:hidden">
          Want to see it sooner? We will take some and send them to you.
        </p>
        <Button href="#photos" variant="outline" size="sm" className="mt-2 bg-canvas">
          <Camera className="size-4.5" />
          Request photos
        </Button>
      </>
    )}
  </div>
)
