import path from 'node:path'
import type { CollectionConfig } from 'payload'

/** Puts the files of every upload collection under one data folder, each in its own. Object storage, where set, wins. */
export const uploadFolders = (collections: CollectionConfig[], dataFolder: string): CollectionConfig[] =>
  collections.map((collection) =>
    typeof collection.upload === 'object'
      ? { ...collection, upload: { ...collection.upload, staticDir: path.join(dataFolder, collection.slug) } }
      : collection,
  )
