import { View } from '@react-pdf/renderer'
import type { BrochureSectionContent } from './BrochureContent'
import type { BrochureStyles } from './brochureStyles'
import { PrintText } from './parts/PrintText'

interface BrochureSectionProps {
  section: BrochureSectionContent
  styles: BrochureStyles
}

const SectionBody = ({ section, styles }: BrochureSectionProps) => {
  if (section.kind === 'text') return <PrintText>{section.text}</PrintText>
  if (section.kind === 'list') {
    return (
      <View style={styles.columns}>
        {section.items.map((item, at) => (
          <View key={at} style={styles.item} wrap={false}>
            <View style={styles.bullet} />
            <PrintText style={styles.itemText} maxLines={2}>
              {item}
            </PrintText>
          </View>
        ))}
      </View>
    )
  }
  return (
    <View style={styles.columns}>
      {section.rows.map(({ label, value }) => (
        <View key={label} style={styles.row} wrap={false}>
          <PrintText style={styles.rowLabel} maxLines={2}>
            {label}
          </PrintText>
          <PrintText style={styles.rowValue} maxLines={2}>
            {value}
          </PrintText>
        </View>
      ))}
    </View>
  )
}

/**
 * A heading with text, rows or a list in two columns. It may go on overleaf; the heading stays with the first lines, for
 * which `minPresenceAhead` needs both to be children of the page.
 */
export const BrochureSection = ({ section, styles }: BrochureSectionProps) => (
  <>
    <View style={styles.sectionTitle} minPresenceAhead={30}>
      <PrintText maxLines={2}>{section.title}</PrintText>
    </View>
    <SectionBody section={section} styles={styles} />
  </>
)
