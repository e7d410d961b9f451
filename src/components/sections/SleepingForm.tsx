'use client'

import { sleeping } from '@/src/components/ui/sleeping'

/** The enquiry form as a section: it sends before its code is there, too. */
export const SleepingForm = sleeping(() =>
  import('@/src/components/content/GeneralEnquiryForm').then(({ GeneralEnquiryForm }) => GeneralEnquiryForm),
)
