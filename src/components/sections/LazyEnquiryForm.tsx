'use client'

import dynamic from 'next/dynamic'

/** The enquiry form as a section: rendered by the server, its script only on pages that have it. */
export const LazyEnquiryForm = dynamic(() =>
  import('@/src/components/enquiry/GeneralEnquiryForm').then(({ GeneralEnquiryForm }) => GeneralEnquiryForm),
)
