'use client'

/** Placeholder while its parts are written. */
export const WasPriceNote = () => null
