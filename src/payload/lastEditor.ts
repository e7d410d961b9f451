import type { CollectionConfig, Field, FieldAccess, FieldHook, GlobalConfig, Plugin } from 'payload'
import { actorOf } from './access/actor'

const VERSIONS = '/src/components/admin/versions/VersionsView#VersionsView'

const nobody: FieldAccess = () => false
const staff: FieldAccess = ({ req }) => actorOf(req.user).kind === 'staff'

/** The user who saves; null for feeds, schedules and jobs of the platform. */
const editor: FieldHook = ({ req }) => {
  const actor = actorOf(req.user)
  return actor.kind === 'staff' ? actor.id : null
}

/** Who saved a row last. Set by every save, stored in every version, readable by staff only. */
const lastEditorField: Field = {
  name: 'updated_by',
  type: 'relationship',
  relationTo: 'users',
  label: 'Last saved by',
  access: { read: staff, create: nobody, update: nobody },
  hooks: { beforeChange: [editor] },
  admin: { hidden: true },
}

const withEditor = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity => {
  if (!entity.versions) return entity
  const { admin } = entity
  const views = admin?.components?.views
  const edit = { ...views?.edit, versions: { Component: VERSIONS } }
  return {
    ...entity,
    fields: [...entity.fields, lastEditorField],
    admin: { ...admin, components: { ...admin?.components, views: { ...views, edit } } },
  }
}

/** Adds the field to everything with versions; the list of versions shows it (CMS-01). */
export const lastEditorKept: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withEditor),
  globals: config.globals?.map(withEditor),
})
