import { Image as PdfImage, Text, View } from '@react-pdf/renderer'
import type { BrochureContent } from './BrochureContent'
import type { BrochureStyles } from './brochureStyles'
import { bufferOf } from './bufferOf'
import { printableText } from './printableText'
import { PrintText } from './PrintText'

interface BrochureHeaderProps {
  content: BrochureContent
  logo: Uint8Array | null
  styles: BrochureStyles
}

/** On every page: the dealership's logo or name, its phone on the first page, the car and its price on the others. */
export const BrochureHeader = ({ content, logo, styles }: BrochureHeaderProps) => {
  const { dealership, title, price } = content
  const phone = printableText(dealership.phone ?? '')
  const car = printableText(`${title} · ${price.text}`)
  return (
    <>
      <View style={styles.header} fixed>
        {logo ? (
          <PdfImage src={bufferOf(logo)} style={styles.headerLogo} />
        ) : (
          <PrintText style={styles.headerName} maxLines={1}>
            {dealership.name}
          </PrintText>
        )}
      </View>
      {/* react-pdf leaves out text made by `render` inside another fixed element, and where its height is set. */}
      <Text style={styles.headerNote} render={({ pageNumber }) => (pageNumber === 1 ? phone : car)} fixed />
    </>
  )
}
