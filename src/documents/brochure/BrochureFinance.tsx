import { View } from '@react-pdf/renderer'
import type { BrochureContent } from './BrochureContent'
import type { BrochureStyles } from './brochureStyles'
import { PrintText } from './parts/PrintText'

interface BrochureFinanceProps {
  finance: NonNullable<BrochureContent['finance']>
  styles: BrochureStyles
}

/** The finance example: repayment and comparison rate in one size, the warning in the same box (LAW-01, LAW-02). */
export const BrochureFinance = ({ finance: { rows, warning }, styles }: BrochureFinanceProps) => (
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
