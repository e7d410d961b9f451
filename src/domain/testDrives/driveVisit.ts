interface Visit {
  label: string
  href: string
}

interface Asked {
  /** Slug of a new model, which the booking then names. */
  model?: string
  /** Id of the location where it is to be; the form then begins with it. */
  place?: string
  /** The page's own form, for what is looked at rather than driven. */
  enquire?: string
}

/** What is booked to try a kind of vehicle that is not only looked at. */
export const driveNoun = (kind: string | null): string => (kind === 'motorcycle' ? 'Test ride' : 'Test drive')

/** How a shopper comes to try a kind of vehicle: a caravan is looked at, a motorcycle ridden, anything else driven. */
export const driveVisit = (kind: string | null, { model, place, enquire = '#enquire' }: Asked = {}): Visit => {
  if (kind === 'caravan') return { label: 'Book an inspection', href: enquire }
  return {
    label: `Book a ${driveNoun(kind).toLowerCase()}`,
    href: ['/book-test-drive', ...(model ? [model] : place ? ['at', place] : [])].join('/'),
  }
}

/** 'Book A Test Ride': as buttons beside 'Enquire Now' are written. */
export const asButton = (label: string): string => label.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
