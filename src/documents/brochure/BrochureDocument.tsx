import { Document, Page } from '@react-pdf/renderer'
import type { BrochureJob } from './BrochureContent'
import { BrochureFacts } from './BrochureFacts'
import { BrochureFinance } from './BrochureFinance'
import { BrochureFooter } from './BrochureFooter'
import { BrochureHeader } from './BrochureHeader'
import { BrochureOffer } from './BrochureOffer'
import { BrochurePhotos } from './BrochurePhotos'
import { BrochureSection } from './BrochureSection'
import { brochureStyles } from './brochureStyles'

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
