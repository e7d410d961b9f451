import { Link, Text, View, Path, Svg } from '@react-pdf/renderer'
import type { BrochureContent } from './BrochureContent'
import type { BrochureStyles } from './brochureStyles'
import { printableText, PrintText } from './parts/PrintText'
import { qrPath } from './parts/qrPath'

/** The QR code of a text, black on white, `size` points wide and high. */
const QrCode = ({ text, size }: { text: string; size: number }) => {
  const { fields, path } = qrPath(text)
  return (
    <Svg width={size} height={size} viewBox={`-2 -2 ${fields + 4} ${fields + 4}`}>
      <Path d={`M-2 -2h${fields + 4}v${fields + 4}h-${fields + 4}z`} fill="#ffffff" />
      <Path d={path} fill="#000000" />
    </Svg>
  )
}

/** Characters that fit on a line in the small print; the link itself is whole. */
const LONGEST_ADDRESS = 120

interface BrochureFooterProps {
  content: BrochureContent
  styles: BrochureStyles
}

const Place = ({ content: { dealership }, styles }: BrochureFooterProps) => (
  <View style={styles.panelPlace}>
    <PrintText style={styles.panelName} maxLines={1}>
      {dealership.place ?? dealership.name}
    </PrintText>
    {dealership.address.map((line) => (
      <PrintText key={line} style={styles.panelText} maxLines={1}>
        {line}
      </PrintText>
    ))}
    {dealership.phone && (
      <Link src={`tel:${dealership.phone.replace(/[^\d+]/g, '')}`} style={styles.panelPhone}>
        {printableText(dealership.phone)}
      </Link>
    )}
    {dealership.licences.map((line) => (
      <PrintText key={line} style={styles.panelSmall} maxLines={1}>
        {line}
      </PrintText>
    ))}
  </View>
)

const OpeningHours = ({ content: { dealership }, styles }: BrochureFooterProps) => (
  <View style={styles.panelHours}>
    {dealership.hours.map(({ label, value }) => (
      <View key={label} style={styles.hours}>
        <PrintText style={styles.hoursLabel} maxLines={1}>
          {label}
        </PrintText>
        <PrintText style={styles.hoursValue} maxLines={1}>
          {value}
        </PrintText>
      </View>
    ))}
  </View>
)

/** On every page: the car's name and price, where it is, phone, hours, licence numbers (LAW-06), the vehicle page's QR code, small print. */
export const BrochureFooter = ({ content, styles }: BrochureFooterProps) => {
  const { title, price, url, printedOn } = content
  return (
    <>
      <View style={styles.panel} fixed>
        <Place content={content} styles={styles} />
        <OpeningHours content={content} styles={styles} />
        <View style={styles.qr}>
          <Link src={url}>
            <QrCode text={url} size={66} />
          </Link>
          <Text style={styles.qrWords}>See every photo</Text>
        </View>
      </View>
      <View style={styles.smallPrint} fixed>
        <PrintText style={styles.smallPrintCar} maxLines={1}>{`${title} · ${price.text}`}</PrintText>
        <Link src={url} style={styles.smallPrintLink}>
          {printableText(url.replace(/^https?:\/\//, '')).slice(0, LONGEST_ADDRESS)}
        </Link>
        <PrintText>
          {`Printed ${printedOn}. Price and availability may change; please check with the dealership.`}
        </PrintText>
      </View>
    </>
  )
}
