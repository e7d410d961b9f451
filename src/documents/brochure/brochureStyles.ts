import { StyleSheet } from '@react-pdf/renderer'
import type { BrochureTheme } from './BrochureContent'
import { headerColours } from '@/tenants/headerColours'

/** Points; the page is A4. */
const PAGE_MARGIN = 36
export const CONTENT_WIDTH = 595.28 - 2 * PAGE_MARGIN
const HEADER_HEIGHT = 56
/** The dealership's panel with the line of small print under it. */
const FOOTER_HEIGHT = 150
const PANEL_HEIGHT = 104
const PANEL_BOTTOM = 38

const MUTED = '#56606d'
const LINE = '#dde2e8'
const TEXT = '#1d242c'
/** Print has smaller corners than a screen: a card of 12 px is 7 points. */
const cornerOf = (radiusPx: number): number => Math.min(10, radiusPx * 0.6)

/** The site's look on paper: its font, colours and corners. */
export const brochureStyles = (theme: BrochureTheme) => {
  const { brand, onBrand, ink, surface, radius, font } = theme
  const header = headerColours(theme)
  const corner = cornerOf(radius)
  return StyleSheet.create({
    page: {
      fontFamily: font,
      fontSize: 9,
      lineHeight: 1.4,
      color: TEXT,
      paddingTop: HEADER_HEIGHT + 16,
      paddingBottom: FOOTER_HEIGHT + 10,
      paddingHorizontal: PAGE_MARGIN,
    },
    header: {
      position: 'absolute',
      top: 0,
      left: 0,
      right: 0,
      height: HEADER_HEIGHT,
      paddingHorizontal: PAGE_MARGIN,
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      backgroundColor: header.background,
      borderBottom: `3pt solid ${brand}`,
    },
    headerName: { width: 270, fontSize: 16, fontWeight: 700, color: header.text },
    headerLogo: { width: 170, height: 34, objectFit: 'contain', objectPosition: 'left' },
    headerPhone: { width: 190, fontSize: 10, fontWeight: 700, textAlign: 'right', color: header.text },
    photo: { objectFit: 'cover', borderRadius: corner, backgroundColor: surface },
    offer: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 12 },
    offerName: { width: 330 },
    tags: { flexDirection: 'row', marginBottom: 5 },
    tag: {
      marginRight: 5,
      paddingHorizontal: 7,
      paddingTop: 2.5,
      paddingBottom: 2,
      maxWidth: 155,
      borderRadius: Math.min(corner, 8),
      lineHeight: 1.2,
      fontSize: 7.5,
      fontWeight: 700,
      color: onBrand,
      backgroundColor: brand,
    },
    title: { fontSize: 21, fontWeight: 700, lineHeight: 1.15, color: ink },
    badge: { fontSize: 11.5, lineHeight: 1.3, marginTop: 3, color: MUTED },
    offerPrice: { width: 180, alignItems: 'flex-end' },
    amount: { fontSize: 25, fontWeight: 700, lineHeight: 1.15, textAlign: 'right', color: ink },
    /** For words in the place of a price. */
    amountWords: { fontSize: 15, fontWeight: 700, lineHeight: 1.2, textAlign: 'right', color: ink },
    priceBasis: { fontSize: 9.5, fontWeight: 700, textAlign: 'right', marginTop: 2 },
    priceNote: { fontSize: 9, textAlign: 'right', color: MUTED },
    finance: {
      marginBottom: 12,
      padding: 12,
      paddingBottom: 10,
      borderRadius: corner,
      borderLeft: `3pt solid ${brand}`,
      backgroundColor: surface,
    },
    financeRows: { flexDirection: 'row' },
    financeRow: { flexGrow: 1, flexBasis: 0, paddingRight: 8 },
    financeLabel: { fontSize: 8.5, color: MUTED },
    financeValue: { fontSize: 14, fontWeight: 700, lineHeight: 1.3 },
    financeWarning: { fontSize: 6.8, lineHeight: 1.35, marginTop: 5, color: MUTED },
    facts: { flexDirection: 'row', flexWrap: 'wrap', marginBottom: 6 },
    fact: {
      width: CONTENT_WIDTH / 4,
      paddingRight: 8,
      paddingTop: 5,
      paddingBottom: 6,
      borderTop: `0.6pt solid ${LINE}`,
    },
    label: { fontSize: 8, color: MUTED },
    factValue: { fontSize: 9.5, fontWeight: 700, lineHeight: 1.25 },
    sectionTitle: { fontSize: 11.5, fontWeight: 700, color: ink, marginTop: 10, marginBottom: 4 },
    columns: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
    row: {
      width: (CONTENT_WIDTH - 24) / 2,
      flexDirection: 'row',
      justifyContent: 'space-between',
      paddingVertical: 2.5,
      borderBottom: `0.5pt solid ${LINE}`,
    },
    rowLabel: { width: 112, fontSize: 8.5, color: MUTED },
    rowValue: { width: 124, fontSize: 8.5, fontWeight: 700, textAlign: 'right' },
    item: { width: (CONTENT_WIDTH - 24) / 2, flexDirection: 'row', paddingVertical: 1.5 },
    bullet: { width: 3.4, height: 3.4, marginTop: 4.2, marginRight: 7, borderRadius: 1.7, backgroundColor: brand },
    itemText: { width: (CONTENT_WIDTH - 24) / 2 - 11 },
    panel: {
      position: 'absolute',
      left: PAGE_MARGIN,
      right: PAGE_MARGIN,
      bottom: PANEL_BOTTOM + 6,
      height: PANEL_HEIGHT,
      padding: 12,
      flexDirection: 'row',
      justifyContent: 'space-between',
      borderRadius: corner,
      backgroundColor: surface,
    },
    panelPlace: { width: 205 },
    panelName: { fontSize: 11, fontWeight: 700, color: ink },
    panelPhone: { fontSize: 11.5, fontWeight: 700, color: ink, textDecoration: 'none', marginVertical: 1 },
    panelText: { fontSize: 8.5, lineHeight: 1.35 },
    panelSmall: { fontSize: 7, lineHeight: 1.35, color: MUTED },
    panelHours: { width: 190 },
    hours: { flexDirection: 'row' },
    hoursLabel: { width: 92, fontSize: 8, lineHeight: 1.3, color: MUTED },
    hoursValue: { width: 98, fontSize: 8, lineHeight: 1.3 },
    qr: { width: 68, alignItems: 'center' },
    qrWords: { fontSize: 6.6, lineHeight: 1.2, marginTop: 2, color: MUTED },
    smallPrint: {
      position: 'absolute',
      left: PAGE_MARGIN,
      bottom: 11,
      right: PAGE_MARGIN,
      fontSize: 6.8,
      lineHeight: 1.35,
      color: MUTED,
    },
    smallPrintCar: { fontWeight: 700 },
    smallPrintLink: { color: MUTED, textDecoration: 'none' },
  })
}

export type BrochureStyles = ReturnType<typeof brochureStyles>
