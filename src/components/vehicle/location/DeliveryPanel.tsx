'use client'

import dynamic from 'next/dynamic'
import type { DeliveryFormProps } from './DeliveryForm'

const DeliveryForm = dynamic(() => import('./DeliveryForm').then((module) => module.DeliveryForm))

/** The delivery calculator of a vehicle page (VDP-07, LOC-13..15). */
export const DeliveryPanel = (props: DeliveryFormProps) => (
  <div className="rounded-xl border border-line p-5 @xl:p-8">
    <DeliveryForm {...props} />
    <p className="mt-5 text-sm text-muted">We deliver Australia-wide. The estimate is a guide only.</p>
  </div>
)
