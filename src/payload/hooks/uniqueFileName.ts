import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'

/** Extensions of allowed uploads. Browsers go by the extension: a PDF can also be valid HTML. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/avif': '.avif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

/** A unique file name, with the extension of its MIME type. */
export const uniqueName = (name: string, mimetype: string): string => {
  const dot = name.lastIndexOf('.')
  const base = dot > 0 ? name.slice(0, dot) : name
  return `${base.slice(0, 80)}-${randomBytes(6).toString('hex')}${extensions[mimetype] ?? ''}`
}

/**
 * Gives every uploaded file a unique name. Files of all dealerships share one folder, and Payload writes the sizes of a
 * picture (`name-320x213.webp`) over any file of that name, another dealership's too.
 */
export const uniqueFileName: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  req.file.name = uniqueName(req.file.name, req.file.mimetype)
}
