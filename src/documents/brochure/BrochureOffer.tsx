import { View } from '@react-pdf/renderer'
import type { BrochureContent } from './BrochureContent'
import type { BrochureStyles } from './brochureStyles'
import { PrintText } from './parts/PrintText'

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
