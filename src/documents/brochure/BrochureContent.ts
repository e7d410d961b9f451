import type { Theme } from '@/tenants/Site'

export interface BrochureRow {
  label: string
  value: string
}

/** A part of the brochure under its own heading. */
export type BrochureSectionContent = { title: string } & (
  { kind: 'text'; text: string } | { kind: 'rows'; rows: BrochureRow[] } | { kind: 'list'; items: string[] }
)

/** The parts of a site's theme that a brochure uses. Colours in hex, `radius` in CSS px. */
export type BrochureTheme = Pick<
  Theme,
  'brand' | 'onBrand' | 'ink' | 'onInk' | 'surface' | 'radius' | 'font' | 'headerStyle'
>

/**
 * Content of a car's brochure (PDF-02, LAW-01, LAW-04, LAW-06): serialisable, so that it can be posted to a worker
 * thread. Pictures are passed separately.
 */
export interface BrochureContent {
  /** '2021 Mazda CX-5'; `badge` is 'Touring'. */
  title: string
  badge: string | null
  /** 'Used', 'Reserved'. */
  tags: string[]
  price: { text: string; basis: string | null; was: string | null; saving: string | null }
  /**
   * The rows of `repaymentRows`, all printed in the same size, with their warning. Null when no repayment may be shown.
   */
  finance: { rows: (BrochureRow & { note: string | null })[]; warning: string } | null
  facts: BrochureRow[]
  sections: BrochureSectionContent[]
  dealership: {
    name: string
    place: string | null
    address: string[]
    phone: string | null
    hours: BrochureRow[]
    licences: string[]
  }
  /** The vehicle page's address, which the QR code holds. */
  url: string
  theme: BrochureTheme
  /** dd/MM/yyyy. */
  printedOn: string
}

/** JPEG files. */
export interface BrochureImages {
  logo: Uint8Array | null
  /** The first is the large one; at most three more are shown next to it. */
  photos: Uint8Array[]
}

/** What a worker thread is sent. */
export interface BrochureJob {
  content: BrochureContent
  images: BrochureImages
}
