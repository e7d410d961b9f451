/** Lenders have no free text: a fee stands for the marker. */
const feeOf = (marker: string): number => 1_000 + marker.length

/** What each global holds with a marker in its text: a whole one, as a client would post it. */
export const globalFixtures: Record<string, (marker: string) => Record<string, unknown>> = {
  'platform-settings': (marker) => ({ platformName: marker }),
  'legal-texts': (marker) => ({ wordings: [{ key: 'financeDisclaimer', wording: marker }] }),
  lenders: (marker) => ({
    lenders: [
      { name: 'Angle', estimate: { needs: 'weekly', shownBy: 'weekly' }, fees: { establishment: feeOf(marker) } },
    ],
  }),
  'platform-notice': (marker) => ({ severity: 'information', title: marker, text: marker }),
}

/** How the marker is found in an answer. */
export const shownMarker = (slug: string, marker: string): string =>
  slug === 'lenders' ? `"establishment":${feeOf(marker)}` : marker
