import { View } from '@react-pdf/renderer'
import type { BrochureRow } from './BrochureContent'
import type { BrochureStyles } from './brochureStyles'
import { PrintText } from './parts/PrintText'

const COLUMNS = 4
/** Fills the last row, so that its line has the whole width. */
const emptyCells = (facts: number): number => (COLUMNS - (facts % COLUMNS)) % COLUMNS

/** Key facts, four per row. */
export const BrochureFacts = ({ facts, styles }: { facts: BrochureRow[]; styles: BrochureStyles }) => (
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
