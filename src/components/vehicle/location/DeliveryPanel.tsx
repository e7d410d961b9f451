'use client'

import dynamic from 'next/dynamic'
import type { DeliveryFormProps } from './DeliveryForm'

const DeliveryForm = dynamic(() => import('./DeliveryForm').then((module) => module.DeliveryForm))

/** The delivery calculator of a vehicle page (VDP-07, LOC-13..15). */
export const DeliveryPanel = (props: DeliveryFormProps) => (
  <div className="grid gap-x-14 gap-y-3 border-line @xl:gap-y-5 @xl:rounded-xl @xl:border @xl:p-8 @4xl:grid-cols-[auto_minmax(0,1fr)]">
    <div>
      <DeliveryForm {...props} />
    </div>
    <p className="text-sm text-muted @4xl:mt-10">We deliver Australia-wide. The estimate is a guide only.</p>
  </div>
)
