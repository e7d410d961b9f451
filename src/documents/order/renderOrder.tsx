import { Document, Page, Path, renderToBuffer, StyleSheet, Svg, View } from '@react-pdf/renderer'
import { headerColours } from '@/tenants/headerColours'
import { PrintText, printableText } from '../brochure/parts/PrintText'
import { loadSiteFont } from '../brochure/parts/siteFonts'
import { SIGNATURE_BOX } from '@/src/domain/checkout/signature'
import type { OrderJob } from '../PrintJob'

const MUTED = '#56606d'
const LINE = '#dde2e8'
/** Points; the page is A4. */
const MARGIN = 48

const orderStyles = ({ theme }: OrderJob) => {
  const header = headerColours(theme)
  return StyleSheet.create({
    page: { fontFamily: theme.font, fontSize: 9.5, lineHeight: 1.45, color: '#1d242c', paddingBottom: 60 },
    header: { backgroundColor: header.background, paddingHorizontal: MARGIN, paddingVertical: 18, marginBottom: 22 },
    dealership: { color: header.text, fontSize: 15, fontWeight: 700 },
    title: { fontSize: 19, fontWeight: 700, marginBottom: 12 },
    body: { paddingHorizontal: MARGIN },
    part: { flexDirection: 'row', borderTop: `0.75pt solid ${LINE}`, paddingVertical: 9 },
    heading: { width: 110, fontWeight: 700 },
    rows: { flexGrow: 1, flexBasis: 0 },
    row: { flexDirection: 'row', justifyContent: 'space-between', paddingBottom: 2 },
    label: { color: MUTED, width: 110 },
    value: { fontWeight: 700, textAlign: 'right', flexGrow: 1, flexBasis: 0 },
    text: { color: MUTED },
    signed: { marginTop: 14, padding: 14, backgroundColor: theme.surface },
    name: { fontSize: 14, fontWeight: 700 },
    drawn: { width: 195, height: 52, marginVertical: 4 },
    small: { fontSize: 7.5, color: MUTED },
  })
}

/** A signed order as a PDF file (BUY-07): its words, the typed signature, its moment and the hash of what was signed. */
export const renderOrder = async (job: OrderJob): Promise<Uint8Array> => {
  await loadSiteFont(job.theme.font)
  const styles = orderStyles(job)
  const { order, dealership } = job
  return renderToBuffer(
    <Document title="Order" author={dealership} language="en-AU">
      <Page size="A4" style={styles.page}>
        <View style={styles.header} fixed>
          <PrintText style={styles.dealership}>{dealership}</PrintText>
        </View>
        <View style={styles.body}>
          <PrintText style={styles.title}>Order of a vehicle</PrintText>
          {order.parts.map(({ title, rows, text }) => (
            <View key={title} style={styles.part}>
              <PrintText style={styles.heading}>{title}</PrintText>
              <View style={styles.rows}>
                {rows.map(([label, value]) => (
                  <View key={label} style={styles.row} wrap={false}>
                    <PrintText style={styles.label}>{label}</PrintText>
                    <PrintText style={styles.value}>{value}</PrintText>
                  </View>
                ))}
                {text !== null && <PrintText style={styles.text}>{text}</PrintText>}
              </View>
            </View>
          ))}
          <View style={styles.signed} wrap={false}>
            <PrintText
              style={styles.small}
            >{`Signed by typing the name${order.drawn ? ' and by hand' : ''}`}</PrintText>
            {order.drawn && (
              <Svg style={styles.drawn} viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}>
                <Path d={order.drawn} stroke="#1d242c" strokeWidth={4} fill="none" strokeLinecap="round" />
              </Svg>
            )}
            <PrintText style={styles.name}>{order.name}</PrintText>
            {printableText(order.name) !== order.name && (
              <PrintText style={styles.small}>
                The name has letters that this file cannot print; the page of the reservation has it as it was typed.
              </PrintText>
            )}
            <PrintText style={styles.small}>{order.signedAt}</PrintText>
            <PrintText style={styles.small}>{`SHA-256 of the order: ${order.hash}`}</PrintText>
          </View>
        </View>
      </Page>
    </Document>,
  )
}
