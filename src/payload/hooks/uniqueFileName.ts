import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'

/** Extensions of what may be uploaded. A PDF can be a page of HTML as well: what it is taken for hangs on its name. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/avif': '.avif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

/** A name nobody else's file has, with the extension of its kind alone. */
export const uniqueName = (name: string, mimetype: string): string => {
  const dot = name.lastIndexOf('.')
  const base = dot > 0 ? name.slice(0, dot) : name
  return `${base.slice(0, 80)}-${randomBytes(6).toString('hex')}${extensions[mimetype] ?? ''}`
}

/**
 * Gives every uploaded file a name nobody else's file can have. Files of all dealerships lie in one folder, and Payload
 * writes the sizes of a picture (`name-320x213.webp`) over whatever file has that name, another dealership's too.
 */
export const uniqueFileName: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  req.file.name = uniqueName(req.file.name, req.file.mimetype)
}
