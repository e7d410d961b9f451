import { Document, Image as Photo, Page, Text, View } from '@react-pdf/renderer'
import type { DisplayPrice } from '@/src/domain/stock/displayPrice'
import type { SpecRow } from '@/src/domain/stock/specGroups'
import { sheetStyles as styles } from './sheetStyles'

/** What a car's one-page PDF shows (PDF-02, LAW-04, LAW-06). */
export interface VehicleSheetProps {
  name: string
  condition: string
  price: DisplayPrice
  /** JPEG; null: no photo. */
  photo: Buffer | null
  facts: SpecRow[]
  features: string[]
  comments: string | null
  dealership: { name: string; address: string | null; phone: string | null; licence: string | null }
  /** The page's address. */
  url: string
  colours: { ink: string; onInk: string; brand: string }
  /** As the sheet says it, dd/MM/yyyy. */
  printedOn: string
}

const priceNote = (price: DisplayPrice): string =>
  price.kind === 'price'
    ? [price.basis, price.wasPrice && `was ${price.wasPrice.text}`].filter(Boolean).join(' · ')
    : ''

const Facts = ({ facts }: { facts: SpecRow[] }) => (
  <View style={styles.facts}>
    {facts.map(({ label, value }) => (
      <View key={label} style={styles.fact}>
        <Text style={styles.label}>{label}</Text>
        <Text style={styles.value}>{value}</Text>
      </View>
    ))}
  </View>
)

/** One page to take home: photo, price with what it includes, facts, dealership. */
export const VehicleSheet = ({
  name,
  condition,
  price,
  photo,
  facts,
  features,
  comments,
  dealership,
  url,
  colours,
  printedOn,
}: VehicleSheetProps) => (
  <Document title={name} author={dealership.name}>
    <Page size="A4" style={styles.page}>
      <View style={[styles.head, { backgroundColor: colours.ink, color: colours.onInk }]}>
        <Text style={styles.dealer}>{dealership.name}</Text>
        <Text>{dealership.phone ?? ''}</Text>
      </View>
      {photo && <Photo src={{ data: photo, format: 'jpg' }} style={styles.photo} />}
      <View style={styles.title}>
        <View style={styles.names}>
          <Text style={styles.label}>{condition}</Text>
          <Text style={styles.name}>{name}</Text>
        </View>
        <View style={styles.price}>
          <Text style={[styles.amount, { color: colours.brand }]}>
            {price.text}
            {price.kind === 'subscription' ? price.suffix : ''}
          </Text>
          <Text style={styles.label}>{priceNote(price)}</Text>
        </View>
      </View>
      <Facts facts={facts} />
      {features.length > 0 && <Text style={styles.text}>{features.join('  ·  ')}</Text>}
      {comments && <Text style={[styles.text, styles.comments]}>{comments}</Text>}
      <View style={styles.foot} fixed>
        <Text>
          {[dealership.address, dealership.licence && `Dealer licence ${dealership.licence}`]
            .filter(Boolean)
            .join('  ·  ')}
        </Text>
        <Text>
          {url} · {printedOn}. Price and availability may change; please check with the dealership.
        </Text>
      </View>
    </Page>
  </Document>
)
