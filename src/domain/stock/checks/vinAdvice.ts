import { parseText } from '../normalise/parseText'

/** A VIN without spaces, hyphens or signs of markup, in capitals; null for nothing. */
export const tidyVin = (raw: unknown): string | null =>
  // Read once more: what is left of 'n / a' or '< b>' without its spaces says nothing either.
  parseText(
    parseText(raw)
      ?.replace(/[\s<>&-]/g, '')
      .toUpperCase(),
  )

/**
 * What looks wrong with a VIN (CAR-02); null when nothing does. Advice, not an error: caravans and old cars have chassis
 * numbers of other lengths, and a car must not be lost for a typing mistake.
 */
export const vinAdvice = (vin: string | null): string | null => {
  if (vin === null) return null
  if (vin.length !== 17) return `A VIN has 17 characters; this one has ${vin.length}.`
  if (/[IOQ]/.test(vin)) return 'A VIN never has the letters I, O or Q.'
  return /^[A-Z0-9]+$/.test(vin) ? null : 'A VIN has letters and digits only.'
}
