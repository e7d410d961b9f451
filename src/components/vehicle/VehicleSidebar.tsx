import type { VehicleParts } from './layouts/vehicleParts'

/** A card beside the photos; under photos of the whole width three columns, without a frame (`theme.vehicleLayout`). */
const FRAME =
  "rounded-xl border-line bg-canvas sm:p-7 sm:card-outlined:border sm:card-flush:border sm:shadow-card card-outlined:shadow-none card-flush:shadow-none vehicle-wide:col-span-full vehicle-wide:grid vehicle-wide:gap-x-14 vehicle-wide:rounded-none vehicle-wide:border-x-0 vehicle-wide:border-t-0 vehicle-wide:border-b vehicle-wide:px-0 vehicle-wide:pt-2 vehicle-wide:pb-10 vehicle-wide:shadow-none vehicle-wide:[grid-template:'name_price_actions'_auto_'facts_price_actions'_1fr_'facts_details_actions'_auto_'facts_details_more'_auto/1fr_1fr_0.95fr]"

/** Name, price, state and what to do next; on a phone it follows the photos, without a frame of its own (VDP-17..19, PRC-02..08). */
export const VehicleSidebar = ({ parts }: { parts: VehicleParts }) => (
  <div className={FRAME}>
    <div className="[grid-area:name]">
      {parts.name}
      {parts.highlights}
    </div>
    <div className="[grid-area:price]">
      <div className="mt-4 border-t border-line pt-4 sm:mt-6 sm:pt-6 vehicle-wide:mt-0 vehicle-wide:border-0 vehicle-wide:pt-0">
        {parts.price}
      </div>
      {parts.underPrice}
      {parts.estimate}
      {parts.promises}
    </div>
    <div className="mt-4 grid gap-2.5 sm:mt-6 sm:gap-3 [grid-area:actions] vehicle-wide:mt-0 vehicle-wide:content-start">
      {parts.main}
      {parts.contact}
    </div>
    <div className="[grid-area:facts]">
      {parts.certified}
      {parts.icons}
      {parts.place}
    </div>
    <div className="[grid-area:details]">{parts.details}</div>
    <div className="[grid-area:more]">
      {parts.callout}
      {parts.views}
      {parts.tools}
    </div>
  </div>
)
