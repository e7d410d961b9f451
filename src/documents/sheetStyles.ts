import { StyleSheet } from '@react-pdf/renderer'

/** Look of a car's one-page PDF; sizes in points. */
export const sheetStyles = StyleSheet.create({
  page: { fontFamily: 'Helvetica', fontSize: 9, color: '#13171d', paddingBottom: 56 },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', paddingHorizontal: 36, paddingVertical: 16 },
  dealer: { fontFamily: 'Helvetica-Bold', fontSize: 14 },
  photo: { width: '100%', height: 290, objectFit: 'cover' },
  title: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start', gap: 24, paddingHorizontal: 36, paddingTop: 20, paddingBottom: 14 },
  names: { flex: 1, gap: 3 },
  name: { fontFamily: 'Helvetica-Bold', fontSize: 18, lineHeight: 1.2 },
  price: { alignItems: 'flex-end', gap: 3 },
  amount: { fontFamily: 'Helvetica-Bold', fontSize: 20 },
  label: { color: '#56606d', fontSize: 8.5 },
  value: { fontFamily: 'Helvetica-Bold', fontSize: 9.5, marginTop: 2 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginHorizontal: 36, borderTop: '1 solid #e2e6eb', paddingTop: 6 },
  fact: { width: '25%', paddingVertical: 6, paddingRight: 8 },
  text: { marginHorizontal: 36, marginTop: 8, paddingTop: 10, borderTop: '1 solid #e2e6eb', lineHeight: 1.45 },
  comments: { maxHeight: 110, overflow: 'hidden' },
  foot: { position: 'absolute', left: 36, right: 36, bottom: 22, borderTop: '1 solid #e2e6eb', paddingTop: 8, gap: 3, fontSize: 7.5, color: '#56606d' },
})
