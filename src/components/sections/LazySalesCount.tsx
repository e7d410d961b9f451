'use client'

import dynamic from 'next/dynamic'

/** The sales counter as a section: rendered by the server, its script only on pages that have it. */
export const LazySalesCount = dynamic(() => import('./SalesCount').then(({ SalesCount }) => SalesCount))
