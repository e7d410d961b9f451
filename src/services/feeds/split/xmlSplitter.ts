import { SaxesParser } from 'saxes'
import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import type { FeedFacts, RawRow } from '@/src/domain/feeds/rows/FeedRow'
import type { FeedLimits } from '@/src/domain/feeds/feedLimits'
import { type RowSplitter, startOf } from './RowSplitter'
import { type XmlNode, xmlNode, xmlValues } from './xmlNode'

/** Elements that contain the records, besides the root. */
const containers =
  /^(ads|adverts|vehicles|cars|listings|items|stocks|stocklist|inventory|units|records|rows|results|channel|data|body|entries|feed)$/i
const headers = /^(header|head|meta|metadata|summary|info|settings)$/i
/** Characters XML 1.0 does not have, which would make the whole file unreadable. */
const forbidden = /[\x01-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
/** An '&' that starts no entity, as in 'Town & Country'. */
const bareAmpersand = /&(?!(?:[a-z][\w.-]{0,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi
/** The longest entity, and so the most of a piece that may have to wait for the next. */
const ENTITY_CHARS = 33

const options = { position: true, xmlns: false } as const
const ampersands = "The file has '&' signs that are not written '&amp;'; they were taken as they are."
/** Levels of elements around the records. */
const OUTER_DEPTH = 5

/**
 * Splits XML (FEED-01): the elements below the root, or below a container such as `<vehicles>`, are the records. Document
 * types, and with them all entities of a file's own, are refused, so nothing can be expanded or fetched. A bare '&' is
 * taken as written.
 */
export const xmlSplitter = (limits: FeedLimits, facts: FeedFacts): RowSplitter => {
  const parser = new SaxesParser(options)
  const open: XmlNode[] = []
  let outer = 0
  let number = 0
  let nodes = 0
  let recordStart = 0
  let rows: RawRow[] = []
  let whole = false

  const fail = (code: 'bad_syntax' | 'too_long' | 'truncated', message: string) =>
    new FeedFileError(code, message, number + 1)
  const note = (text: string): void => {
    if (!facts.notes.includes(text)) facts.notes.push(text)
  }

  parser.on('doctype', () => {
    throw fail('bad_syntax', 'XML with a document type (DTD) is not read. Send it without.')
  })
  parser.on('error', (error) => {
    if (/entit/i.test(error.message)) return note(ampersands)
    if (whole && /unclosed|must contain|no root/i.test(error.message)) {
      throw fail('truncated', 'The XML ends before its last element is closed.')
    }
    throw fail('bad_syntax', `The XML is broken near line ${parser.line}: ${startOf(error.message)}`)
  })
  parser.on('opentag', (tag) => {
    if (open.length === 0 && (outer === 0 || containers.test(tag.name))) {
      outer += 1
      if (outer > OUTER_DEPTH) throw fail('bad_syntax', 'The XML has too many levels around its records.')
      return
    }
    if (open.length === 0) {
      recordStart = parser.position
      nodes = 0
    }
    if (open.length > limits.depth) throw fail('bad_syntax', `The XML is more than ${limits.depth} levels deep.`)
    nodes += 1
    const node = xmlNode(tag.name, tag.attributes)
    // Nodes beyond the limit are dropped: the record is rejected anyway.
    if (nodes <= limits.columns * 2) open.at(-1)?.children.push(node)
    open.push(node)
  })
  const onText = (text: string): void => {
    const node = open.at(-1)
    if (node !== undefined) node.text += text
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', () => {
    const node = open.pop()
    if (node === undefined) {
      outer -= 1
      return
    }
    if (open.length > 0) return
    recordStart = parser.position
    if (headers.test(node.name) || (node.children.length === 0 && node.attributes.length === 0)) return
    number += 1
    const values = nodes > limits.columns * 2 ? null : xmlValues(node)
    if (values === null || values.size > limits.columns) {
      const reason = `This record has more than ${limits.columns} values.`
      rows.push({ line: number, kind: 'unreadable', value: `<${startOf(node.name)}>`, reason })
    } else rows.push({ line: number, kind: 'values', columns: [...values.keys()], values: [...values.values()] })
  })

  let held = ''
  const feed = (text: string, final: boolean): RawRow[] => {
    const all = held + text
    const last = all.lastIndexOf('&')
    const waits = !final && last >= all.length - ENTITY_CHARS && !all.includes(';', last)
    held = waits && last !== -1 ? all.slice(last) : ''
    const ready = all.slice(0, all.length - held.length).replace(forbidden, ' ')
    const written = ready.replace(bareAmpersand, '&amp;')
    if (written.length !== ready.length) note(ampersands)
    parser.write(written)
    const done = rows
    rows = []
    return done
  }
  return {
    format: 'xml',
    write: (text) => {
      const done = feed(text, false)
      if (parser.position - recordStart <= limits.rowChars) return done
      const limit = limits.rowChars.toLocaleString('en-AU')
      throw fail('too_long', `A record has more than ${limit} characters (record ${number + 1}).`)
    },
    end: () => {
      const done = feed('', true)
      whole = true
      parser.close()
      return done
    },
  }
}
