/** Lenders have no free text, so a fee encodes the marker. */
const feeOf = (marker: string): number => 1_000 + marker.length

/** A complete document of each global with a marker in its text, as a client would post it. */
export const globalFixtures: Record<string, (marker: string) => Record<string, unknown>> = {
  'platform-settings': (marker) => ({ platformName: marker }),
  'legal-texts': (marker) => ({ wordings: [{ key: 'financeDisclaimer', wording: marker }] }),
  lenders: (marker) => ({
    lenders: [
      { name: 'Angle', estimate: { needs: 'weekly', shownBy: 'weekly' }, fees: { establishment: feeOf(marker) } },
    ],
  }),
  'on-road-costs': (marker) => ({
    charges: [
      {
        ...{ state: 'NSW', validFrom: '2026-01-01T00:00:00.000Z', registration: 400, ctp: 500 },
        ...{ office: marker, source: 'https://www.revenue.nsw.gov.au/' },
        duty: [{ perDollars: 100, steps: [{ above: 0, rate: 3 }] }],
      },
    ],
  }),
  'platform-notice': (marker) => ({ severity: 'information', title: marker, text: marker }),
}

/** The form of the marker in an answer. */
export const shownMarker = (slug: string, marker: string): string =>
  slug === 'lenders' ? `"establishment":${feeOf(marker)}` : marker
