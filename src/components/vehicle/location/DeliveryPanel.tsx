'use client'

import dynamic from 'next/dynamic'

const DeliveryForm = dynamic(() => import('./DeliveryForm').then((module) => module.DeliveryForm))

/** The delivery calculator of a vehicle page (VDP-07, LOC-13..15). */
export const DeliveryPanel = ({ carId }: { carId: string | null }) => (
  <div className="rounded-xl border border-line p-5 sm:p-8">
    <DeliveryForm carId={carId} />
    <p className="mt-5 text-sm text-muted">We deliver Australia-wide. The estimate is a guide only.</p>
  </div>
)
