export interface SheetRow {
  label: string
  value: string
}

/** A part of the brochure under its own heading; the pages take as many whole parts as fit. */
export type SheetSection = { title: string } & (
  { kind: 'text'; text: string } | { kind: 'rows'; rows: SheetRow[] } | { kind: 'list'; items: string[] }
)

/**
 * What a car's brochure says (PDF-02, LAW-01, LAW-04, LAW-06): plain words, so that the thread that draws it needs nothing
 * of the platform. Pictures come beside it.
 */
export interface CarSheet {
  /** '2021 Mazda CX-5', and 'Touring' under it. */
  title: string
  badge: string | null
  /** 'Used', 'Reserved'. */
  tags: string[]
  price: { text: string; basis: string | null; was: string | null; saving: string | null }
  /** The rows of `repaymentRows`, all alike, with the warning that belongs to them. Null: no repayment may be shown. */
  finance: { rows: { label: string; value: string; note: string | null }[]; warning: string } | null
  facts: SheetRow[]
  sections: SheetSection[]
  dealership: {
    name: string
    place: string | null
    address: string[]
    phone: string | null
    hours: SheetRow[]
    licences: string[]
  }
  /** The page's address, which the QR code holds. */
  url: string
  /** Hex. `ink` is the darkest surface of the brand. */
  colours: { ink: string; onInk: string; brand: string }
  /** dd/MM/yyyy. */
  printedOn: string
}

/** JPEGs: the first fills the page's width, up to three more stand under it. */
export type SheetPhotos = Uint8Array[]
