'use client'

import dynamic from 'next/dynamic'

/** The price slider of content pages: rendered by the server, its script only on pages that have it. */
export const LazyPriceForm = dynamic(() => import('./PriceSliderForm').then(({ PriceSliderForm }) => PriceSliderForm))
