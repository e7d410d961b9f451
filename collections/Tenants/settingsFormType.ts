import type { SanitizedConfig } from 'payload'

type Schemas = NonNullable<SanitizedConfig['typescript']['schema']>

/** The generated types hold the form of settings as one open object: a new setting changes no generated file. */
export const settingsFormType: Schemas[number] = ({ jsonSchema }) => {
  const { tenants, tenants_select: selected } = jsonSchema.definitions ?? {}
  if (tenants?.properties) tenants.properties.settingsForm = { type: 'object', additionalProperties: true }
  if (selected?.properties) selected.properties.settingsForm = { type: 'boolean' }
  return jsonSchema
}
