import type { Block } from 'payload'
import { blockGroups } from '@/src/payload/fields/content/siteBlock'
import * as configs from './configs'

const groups: readonly unknown[] = blockGroups

/** Every section an editor may place on a page, in the order of the picker: by group, then by name. */
export const siteBlocks: Block[] = Object.values(configs).toSorted(
  (one, other) =>
    groups.indexOf(one.admin?.group) - groups.indexOf(other.admin?.group) || one.slug.localeCompare(other.slug),
)
