'use client'

import { Activity, lazy, useState } from 'react'
import type { GeneralEnquiryFormProps } from '@/src/components/content/GeneralEnquiryForm'

const Form = lazy(() =>
  import('@/src/components/content/GeneralEnquiryForm').then((module) => ({ default: module.GeneralEnquiryForm })),
)

/**
 * The enquiry form as a section: its code is fetched only by pages that have one. Written by the server, it is a form that
 * works before; `Activity` lets the rest of the page come alive without it.
 */
export const LateForm = (props: GeneralEnquiryFormProps) => {
  // The same element for good: a part that is rendered again while its code is on the way is thrown away.
  const [part] = useState(() => (
    <Activity>
      <Form {...props} />
    </Activity>
  ))
  return part
}
