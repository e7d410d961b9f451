import type { Block, Field } from 'payload'
import { relationId } from '@/src/domain/relationId'

export interface RelationTarget {
  path: string
  collection: string
  id: string
  /** The reference is in rich text, where no field restricts its target. */
  inText?: true
}

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value)
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

const target = (relationTo: string | string[], value: unknown, path: string): RelationTarget[] => {
  const id = relationId(value)
  const collection = isRow(value) && typeof value.relationTo === 'string' ? value.relationTo : relationTo
  return id && typeof collection === 'string' ? [{ path, collection, id }] : []
}

/** Links and uploads inside rich text: any node that carries `relationTo` and `value`. */
const richTextTargets = (node: unknown, path: string): RelationTarget[] => {
  if (Array.isArray(node)) return node.flatMap((child) => richTextTargets(child, path))
  if (!isRow(node)) return []
  const own = typeof node.relationTo === 'string' && 'value' in node ? target(node.relationTo, node.value, path) : []
  return [
    ...own.map((found) => ({ ...found, inText: true as const })),
    ...Object.values(node).flatMap((child) => richTextTargets(child, path)),
  ]
}

const blockTargets = (blocks: Block[], value: unknown, path: string): RelationTarget[] =>
  rowsOf(value).flatMap((row, index) => {
    const block = blocks.find((candidate) => candidate.slug === row.blockType)
    return block ? relationTargets(block.fields, row, `${path}.${index}.`) : []
  })

const fieldTargets = (field: Field, data: Row, prefix: string): RelationTarget[] => {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) => {
      const inside = 'name' in tab && tab.name ? data[tab.name] : data
      return isRow(inside)
        ? relationTargets(tab.fields, inside, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix)
        : []
    })
  }
  if (
    field.type === 'row' ||
    field.type === 'collapsible' ||
    (field.type === 'group' && !('name' in field && field.name))
  ) {
    return relationTargets(field.fields, data, prefix)
  }
  if (!('name' in field) || !field.name) return []
  const value = data[field.name]
  const path = `${prefix}${field.name}`
  if (field.type === 'relationship' || field.type === 'upload') {
    return (Array.isArray(value) ? value : [value]).flatMap((item) => target(field.relationTo, item, path))
  }
  if (field.type === 'group') return isRow(value) ? relationTargets(field.fields, value, `${path}.`) : []
  if (field.type === 'array')
    return rowsOf(value).flatMap((row, i) => relationTargets(field.fields, row, `${path}.${i}.`))
  if (field.type === 'blocks') return blockTargets(field.blocks, value, path)
  return field.type === 'richText' ? richTextTargets(value, path) : []
}

/** Every document a write points at, wherever the reference sits: tabs, groups, arrays, blocks, rich text. */
export const relationTargets = (fields: Field[], data: Row, prefix = ''): RelationTarget[] =>
  fields.flatMap((field) => fieldTargets(field, data, prefix))
