/** Rows of an RFC 4180 CSV text as objects by header. */
export const parseCsv = (text: string): Record<string, string>[] => {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i]
    if (quoted && c === '"' && text[i + 1] === '"') {
      cell += '"'
      i += 1
    } else if (c === '"') quoted = !quoted
    else if (c === ',' && !quoted) endCell()
    else if (c === '\n' && !quoted) {
      endCell()
      rows.push([])
    } else if (c !== '\r') cell += c
  }
  endCell()
  const [header = [], ...body] = rows.filter((row) => row.length > 1)
  return body.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])))
}
