import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Gives every uploaded file a name nobody else's file can have. Files of all dealerships lie in one folder, and Payload
 * writes the sizes of a picture (`name-320x213.webp`) over whatever file has that name, another dealership's too.
 */
export const uniqueFileName: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  const { name } = req.file
  const dot = name.lastIndexOf('.')
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  req.file.name = `${base.slice(0, 80)}-${randomBytes(6).toString('hex')}${extension}`
}
