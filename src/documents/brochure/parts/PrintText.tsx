import { Text, type ViewProps } from '@react-pdf/renderer'
import { printableText } from './printableText'

interface PrintTextProps {
  children: string
  style?: ViewProps['style']
  /** What does not fit ends with an ellipsis. Left out: as many lines as it takes. */
  maxLines?: number
}

/** Text in letters that the fonts have. */
export const PrintText = ({ children, style, maxLines }: PrintTextProps) => (
  <Text style={maxLines ? [style, { maxLines, textOverflow: 'ellipsis' }] : style}>{printableText(children)}</Text>
)
