import { Path, Svg } from '@react-pdf/renderer'
import { qrPath } from './qrPath'

/** The QR code of a text, black on white, `size` points wide and high. */
export const QrCode = ({ text, size }: { text: string; size: number }) => {
  const { fields, path } = qrPath(text)
  return (
    <Svg width={size} height={size} viewBox={`-2 -2 ${fields + 4} ${fields + 4}`}>
      <Path d={`M-2 -2h${fields + 4}v${fields + 4}h-${fields + 4}z`} fill="#ffffff" />
      <Path d={path} fill="#000000" />
    </Svg>
  )
}
