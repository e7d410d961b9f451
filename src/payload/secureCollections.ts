import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook, CollectionConfig, Field, SanitizedConfig } from 'payload'
import { declaredAccess, isPolicySlug } from './access/accessFor'
import { globalOperations } from './access/rolePermissions'
import { guardTenant } from './hooks/guardTenant'
import { sameTenant } from './hooks/sameTenant'

const hasField = (fields: Field[], name: string): boolean =>
  fields.some((field) => {
    if ('name' in field && field.name === name) return true
    if (field.type === 'row' || field.type === 'collapsible') return hasField(field.fields, name)
    return field.type === 'tabs' && field.tabs.some((tab) => !('name' in tab && tab.name) && hasField(tab.fields, name))
  })

/** Extensions of allowed uploads. Browsers go by the extension: a PDF can also be valid HTML. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/avif': '.avif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

/** A unique file name, with the extension of its MIME type. */
const uniqueName = (name: string, mimetype: string): string => {
  const dot = name.lastIndexOf('.')
  const base = dot > 0 ? name.slice(0, dot) : name
  return `${base.slice(0, 80)}-${randomBytes(6).toString('hex')}${extensions[mimetype] ?? ''}`
}

/**
 * Gives every uploaded file a unique name. Files of all dealerships share one folder, and Payload writes the sizes of a
 * picture (`name-320x213.webp`) over any file of that name, another dealership's too.
 */
const uniqueFileName: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  req.file.name = uniqueName(req.file.name, req.file.mimetype)
}

/**
 * Adds what every collection of a dealership needs: tenant guards, the unique (tenant, slug) index, file names, and
 * saved list views (CMS-01).
 */
const secure = (collection: CollectionConfig): CollectionConfig => {
  if (collection.slug === 'tenants') {
    const { hooks } = collection
    return { ...collection, hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), sameTenant] } }
  }
  if (!hasField(collection.fields, 'tenant')) return collection
  const { hooks } = collection
  const unique = hasField(collection.fields, 'slug') ? [{ fields: ['tenant', 'slug'], unique: true }] : []
  return {
    ...collection,
    enableQueryPresets: true,
    indexes: [...(collection.indexes ?? []), ...unique],
    hooks: {
      ...hooks,
      beforeValidate: [guardTenant, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), sameTenant],
      ...(collection.upload ? { beforeOperation: [...(hooks?.beforeOperation ?? []), uniqueFileName] } : {}),
    },
  }
}

export const secureCollections = (collections: CollectionConfig[]): CollectionConfig[] => collections.map(secure)

const guarded = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const

/**
 * Boot check (design §3): every collection and global of ours takes all its access functions from the policy table. Payload's default
 * (any signed-in user of any auth collection) never applies.
 *
 * @throws Error naming each collection and operation that is not declared.
 */
export const assertDeclaredAccess = (config: Pick<SanitizedConfig, 'collections' | 'globals'>): void => {
  const gaps = config.collections
    .filter((collection) => !collection.slug.startsWith('payload-'))
    .flatMap((collection) =>
      guarded
        .filter((operation) => {
          const access = collection.access[operation]
          return !isPolicySlug(collection.slug) || !access || !declaredAccess.has(access)
        })
        .map((operation) => `${collection.slug}.${operation}`),
    )
  for (const { slug, access } of config.globals) {
    for (const operation of globalOperations)
      if (!access[operation] || !declaredAccess.has(access[operation])) gaps.push(`${slug}.${operation}`)
  }
  if (gaps.length > 0)
    throw new Error(`Access is not declared through accessFor() or globalAccessFor() for: ${gaps.join(', ')}`)
}
