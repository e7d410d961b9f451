import { Document, Page, Image as PdfImage, View } from '@react-pdf/renderer'
import type { BrochureContent, BrochureJob, BrochureRow } from './BrochureContent'
import { BrochureFooter } from './BrochureFooter'
import { BrochureOffer, BrochureSection } from './BrochureSection'
import { type BrochureStyles, brochureStyles, CONTENT_WIDTH } from './brochureStyles'
import { PrintText } from './parts/PrintText'

interface BrochureFinanceProps {
  finance: NonNullable<BrochureContent['finance']>
  styles: BrochureStyles
}

/** The finance example: repayment and comparison rate in one size, the warning in the same box (LAW-01, LAW-02). */
const BrochureFinance = ({ finance: { rows, warning }, styles }: BrochureFinanceProps) => (
  <View style={styles.finance} wrap={false}>
    <View style={styles.financeRows}>
      {rows.map(({ label, value, note }) => (
        <View key={label} style={styles.financeRow}>
          <PrintText style={styles.financeLabel}>{label}</PrintText>
          <PrintText style={styles.financeValue}>{value}</PrintText>
          {note && <PrintText style={styles.financeLabel}>{note}</PrintText>}
        </View>
      ))}
    </View>
    <PrintText style={styles.financeWarning}>{warning}</PrintText>
  </View>
)

const COLUMNS = 4
/** Fills the last row, so that its line has the whole width. */
const emptyCells = (facts: number): number => (COLUMNS - (facts % COLUMNS)) % COLUMNS

/** Key facts, four per row. */
const BrochureFacts = ({ facts, styles }: { facts: BrochureRow[]; styles: BrochureStyles }) => (
  <View style={styles.facts} wrap={false}>
    {facts.map(({ label, value }) => (
      <View key={label} style={styles.fact}>
        <PrintText style={styles.label} maxLines={1}>
          {label}
        </PrintText>
        <PrintText style={styles.factValue} maxLines={2}>
          {value}
        </PrintText>
      </View>
    ))}
    {Array.from({ length: emptyCells(facts.length) }, (_, at) => (
      <View key={at} style={styles.fact} />
    ))}
  </View>
)

interface BrochureHeaderProps {
  dealership: BrochureContent['dealership']
  logo: Uint8Array | null
  styles: BrochureStyles
}

/** A file as react-pdf's `Image` takes it without keeping a copy: a Buffer over the same bytes. */
const bufferOf = (file: Uint8Array): Buffer => Buffer.from(file.buffer, file.byteOffset, file.byteLength)

/** On every page: the dealership's logo or name, and its phone number. */
const BrochureHeader = ({ dealership: { name, phone }, logo, styles }: BrochureHeaderProps) => (
  <View style={styles.header} fixed>
    {logo ? (
      <PdfImage src={bufferOf(logo)} style={styles.headerLogo} />
    ) : (
      <PrintText style={styles.headerName} maxLines={1}>
        {name}
      </PrintText>
    )}
    {phone && (
      <PrintText style={styles.headerPhone} maxLines={1}>
        {phone}
      </PrintText>
    )}
  </View>
)

const GAP = 5
/** What cameras make, so that nothing is cropped off a usual photo. */
const RATIO = 3 / 2
/** A photo alone is as wide as the page; in full height it would push the price down. */
const ALONE_HEIGHT = 255
const MOST_SMALL = 3

/** Of two photos only the first is shown: a single small one next to it would be a strip. */
const smallOf = (rest: Uint8Array[]): Uint8Array[] => (rest.length < 2 ? [] : rest.slice(0, MOST_SMALL))

/** The first photo over the page's width, or with two or three small ones in a column next to it. */
const BrochurePhotos = ({ photos, styles }: { photos: Uint8Array[]; styles: BrochureStyles }) => {
  const [first, ...rest] = photos
  if (!first) return null
  const small = smallOf(rest)
  const height = small.length > 0 ? (CONTENT_WIDTH - GAP) / (RATIO + RATIO / small.length) : ALONE_HEIGHT
  const smallHeight = (height - GAP * (small.length - 1)) / Math.max(1, small.length)
  const smallWidth = small.length > 0 ? CONTENT_WIDTH - GAP - height * RATIO : 0
  const firstWidth = small.length > 0 ? height * RATIO : CONTENT_WIDTH
  return (
    <View style={{ height, flexDirection: 'row', justifyContent: 'space-between', marginBottom: 14 }} wrap={false}>
      <PdfImage src={bufferOf(first)} style={[styles.photo, { width: firstWidth, height }]} />
      {small.length > 0 && (
        <View style={{ width: smallWidth, justifyContent: 'space-between' }}>
          {small.map((photo, at) => (
            <PdfImage
              key={at}
              src={bufferOf(photo)}
              style={[styles.photo, { width: smallWidth, height: smallHeight }]}
            />
          ))}
        </View>
      )}
    </View>
  )
}

/** A car's brochure (PDF-02): photos, price, finance example and key facts first, then whatever else is known of the car. */
export const BrochureDocument = ({ content, images }: BrochureJob) => {
  const styles = brochureStyles(content.theme)
  const { title, badge, dealership, url } = content
  const name = badge ? `${title} ${badge}` : title
  return (
    <Document title={name} author={dealership.name} subject={url} language="en-AU">
      <Page size="A4" style={styles.page}>
        <BrochureHeader dealership={dealership} logo={images.logo} styles={styles} />
        <BrochurePhotos photos={images.photos} styles={styles} />
        <BrochureOffer content={content} styles={styles} />
        {content.finance && <BrochureFinance finance={content.finance} styles={styles} />}
        <BrochureFacts facts={content.facts} styles={styles} />
        {content.sections.map((section) => (
          <BrochureSection key={section.title} section={section} styles={styles} />
        ))}
        <BrochureFooter content={content} styles={styles} />
      </Page>
    </Document>
  )
}
