/** Largest document of an application, in bytes: a scan of several pages. */
export const DOCUMENT_MAX_BYTES = 8_000_000
/** The most documents of one application. */
export const MOST_DOCUMENTS = 10

export const documentKinds = ['pdf', 'jpg', 'png'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
}

export const documentPurposes = [
  ['licence', 'Driver licence'],
  ['payslip', 'Payslip'],
  ['statement', 'Bank statement'],
  ['other', 'Other'],
] as const
export type DocumentPurpose = (typeof documentPurposes)[number][0]

export const purposeLabel = (purpose: string): string =>
  documentPurposes.find(([value]) => value === purpose)?.[1] ?? 'Other'

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte)

const PDF = [...'%PDF-'].map((character) => character.charCodeAt(0))
const JPG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What a file is by its first bytes, whatever its name or sender says; null for anything that is not taken. */
export const sniffDocument = (bytes: Uint8Array): DocumentKind | null => {
  if (startsWith(bytes, PDF)) return 'pdf'
  if (startsWith(bytes, JPG)) return 'jpg'
  return startsWith(bytes, PNG) ? 'png' : null
}

/** A name that is safe in a header and on a page, with the ending of what the file really is. */
export const documentName = (given: string, kind: DocumentKind): string => {
  const stem = given
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 _-]/g, '')
    .trim()
    .slice(0, 60)
  return `${stem || 'document'}.${kind}`
}

/** A document as its list shows it. */
export interface ApplicationDocument {
  id: string
  purpose: string
  name: string
  kind: DocumentKind
  bytes: number
  sha256: string
}

/** What the page says after a file was sent (`?said=`). */
export const documentNews: Readonly<Record<string, { text: string; isGood: boolean }>> = {
  added: {
    text: 'Your document is stored. Only you can open it, and the dealership’s sales staff once the application is sent.',
    isGood: true,
  },
  removed: { text: 'The document is deleted.', isGood: true },
  none: { text: 'Please choose a file first.', isGood: false },
  kind: {
    text: 'Please send a PDF, JPG or PNG file. This one is something else, whatever its name says.',
    isGood: false,
  },
  large: { text: 'This file is too large: at most 8 MB.', isGood: false },
  full: { text: `There are ${MOST_DOCUMENTS} documents already. Please delete one first.`, isGood: false },
  unsafe: {
    text: 'This file was refused because it may be harmful. Please send a scan or a photograph.',
    isGood: false,
  },
  unchecked: {
    text: 'The file could not be checked just now, so it was not stored. Please send it again.',
    isGood: false,
  },
}
