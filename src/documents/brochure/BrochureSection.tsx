import { View } from '@react-pdf/renderer'
import type { BrochureContent, BrochureSectionContent } from './BrochureContent'
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

interface BrochureOfferProps {
  content: BrochureContent
  styles: BrochureStyles
}

/** Name and condition on the left; on the right the price, what it includes (LAW-04) and what it was. */
export const BrochureOffer = ({ content: { title, badge, tags, price }, styles }: BrochureOfferProps) => (
  <View style={styles.offer} wrap={false}>
    <View style={styles.offerName}>
      <View style={styles.tags}>
        {tags.map((tag) => (
          <PrintText key={tag} style={styles.tag} maxLines={1}>
            {tag}
          </PrintText>
        ))}
      </View>
      <PrintText style={styles.title} maxLines={3}>
        {title}
      </PrintText>
      {badge && (
        <PrintText style={styles.badge} maxLines={2}>
          {badge}
        </PrintText>
      )}
    </View>
    <View style={styles.offerPrice}>
      <PrintText style={/\d/.test(price.text) ? styles.amount : styles.amountWords} maxLines={3}>
        {price.text}
      </PrintText>
      {price.basis && <PrintText style={styles.priceBasis}>{price.basis}</PrintText>}
      {price.was && (
        <PrintText style={styles.priceNote}>
          {price.saving ? `Was ${price.was}, save ${price.saving}` : `Was ${price.was}`}
        </PrintText>
      )}
    </View>
  </View>
)
