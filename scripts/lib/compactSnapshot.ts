const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

const entry = (name: string, value: unknown): string => `${JSON.stringify(name)}: ${JSON.stringify(value)}`

const group = (name: string, value: object): string => {
  const lines = Object.entries(value).map(([inner, content]) => `    ${entry(inner, content)}`)
  return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`
}

/**
 * A migration's snapshot with one line for each table and enum, instead of one for each property of each column: a
 * fiftieth of the lines, and a change still shows as the tables it is about.
 */
export const compactSnapshot = (text: string): string => {
  const parts: [string, unknown][] = Object.entries(JSON.parse(text))
  const lines = parts.map(([name, value]) => (isGroup(value) ? group(name, value) : `  ${entry(name, value)}`))
  return `{\n${lines.join(',\n')}\n}\n`
}
