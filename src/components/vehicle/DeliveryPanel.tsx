import { NearPart } from '@/src/components/finance/NearPart'
import { DELIVERY_PATH } from '@/src/domain/locations/deliveryEstimate'
import { DeliveryFields } from './DeliveryFields'

/** The delivery calculator of a vehicle page (VDP-07, LOC-13..15); without JavaScript its answer is a page of its own. */
export const DeliveryPanel = ({ carId }: { carId: string | null }) => (
  <div className="rounded-xl border border-line p-5 sm:p-8">
    <NearPart part="delivery" carId={carId}>
      <form action={DELIVERY_PATH} method="get" noValidate className="flex flex-wrap items-start gap-3">
        {carId && <input type="hidden" name="car_id" value={carId} />}
        <DeliveryFields />
      </form>
    </NearPart>
    <p className="mt-5 text-sm text-muted">We deliver Australia-wide. The estimate is a guide only.</p>
  </div>
)
