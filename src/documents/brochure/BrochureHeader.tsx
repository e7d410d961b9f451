import { Image as PdfImage, View } from '@react-pdf/renderer'
import type { BrochureContent } from './BrochureContent'
import type { BrochureStyles } from './brochureStyles'
import { bufferOf } from './parts/bufferOf'
import { PrintText } from './parts/PrintText'

interface BrochureHeaderProps {
  dealership: BrochureContent['dealership']
  logo: Uint8Array | null
  styles: BrochureStyles
}

/** On every page: the dealership's logo or name, and its phone number. */
export const BrochureHeader = ({ dealership: { name, phone }, logo, styles }: BrochureHeaderProps) => (
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
