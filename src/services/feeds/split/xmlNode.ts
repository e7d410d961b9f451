/** An element of the record being read. */
export interface XmlNode {
  name: string
  text: string
  attributes: [name: string, value: string][]
  children: XmlNode[]
}

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1)

export const xmlNode = (name: string, attributes: Readonly<Record<string, string>>): XmlNode => ({
  name: localName(name),
  text: '',
  attributes: Object.entries(attributes).map(([key, value]) => [localName(key), value]),
  children: [],
})

const isLeaf = (node: XmlNode): boolean => node.children.length === 0

/** `<images><image>…` and other elements that hold only elements of one name: a list. */
const isList = ({ name, children }: XmlNode): boolean => {
  const [first] = children
  if (first === undefined || !children.every((child) => child.name === first.name)) return false
  return children.length > 1 || name.toLowerCase() === `${first.name.toLowerCase()}s`
}

/** What an element holds when it is one value: its text, or the address it carries as an attribute. */
const valueOf = (node: XmlNode): string =>
  node.text.trim() || (node.attributes.find(([key]) => /^(url|href|src)$/i.test(key))?.[1] ?? '')

/** The values of a record by dotted names; an attribute is `element@attribute`, a repeated element a list. */
export const xmlValues = (
  node: XmlNode,
  prefix = '',
  found: Map<string, unknown> = new Map(),
): Map<string, unknown> => {
  const put = (name: string, value: unknown): void => {
    const before = found.get(name)
    found.set(name, before === undefined ? value : [before, value].flat())
  }
  for (const [key, value] of node.attributes) if (prefix === '') put(`@${key}`, value)
  for (const child of node.children) {
    const name = prefix + child.name
    for (const [key, value] of child.attributes) put(`${name}@${key}`, value)
    if (isLeaf(child)) put(name, valueOf(child))
    else if (isList(child) && child.children.every(isLeaf)) put(name, child.children.map(valueOf))
    else xmlValues(child, `${name}.`, found)
  }
  return found
}
