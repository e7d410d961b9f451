import { ValidationError, type Field, type FieldAccess, type FieldHook } from 'payload'
import { isRecord } from '@/src/domain/isRecord'
import {
  formOf,
  overridesOf,
  wholeFormOf,
  withEmptiedLists,
  withoutSecrets,
} from '@/tenants/settings/form/settingsForm'
import { settingFields } from '@/tenants/settings/form/settingFields'
import { settingFieldName } from '@/tenants/settings/Setting'
import { settingsOverrideSchema } from '@/tenants/settings/settingOverrides'
import { isSettingKey, settingGroups } from '@/tenants/settings/buildSettings'

const FORM = 'settingsForm'

/** Settings sent by name, as seeds and imports do: what the table does not accept is refused at the field it belongs to. */
const checkSent: FieldHook = ({ siblingData, value, req }) => {
  // Not sent: the value is the stored one.
  if (siblingData.settings === undefined) return value
  const parsed = settingsOverrideSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path: [key], message }) => ({
    path: typeof key === 'string' && isSettingKey(key) ? `${FORM}.${settingFieldName(key)}` : 'settings',
    message,
  }))
  throw new ValidationError({ collection: 'tenants', errors, req })
}

/** The form that was sent, or the one of settings that were sent by name. */
const formOfSent: FieldHook = ({ siblingData, value }) => {
  const form: unknown = siblingData[FORM]
  if (isRecord(form)) return withEmptiedLists(form)
  return siblingData.settings === undefined ? value : wholeFormOf(siblingData.settings)
}

const stored: FieldHook = ({ siblingData, originalDoc, operation }) =>
  overridesOf(siblingData[FORM], operation === 'update' ? originalDoc?.settings : null)

/** A secret setting is for the platform's own code: it leaves in no answer, and no form shows it (NFR-06). */
const readable: FieldHook = ({ value, overrideAccess }) => (overrideAccess ? value : withoutSecrets(value))

/** Lists of the form that its notes write and read. */
const names = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  hasMany: true,
  virtual: true,
  admin: { hidden: true, readOnly: false },
})

/**
 * Settings of one dealership. `settings` is the one column, with only what differs from what is inherited, by dotted name.
 * `settingsForm` is the same as Payload's own fields, generated from the settings table; it is in no column. A save may
 * send either; if it sends both, the form counts.
 */
export const settingsOf = (access: { read: FieldAccess; create: FieldAccess; update: FieldAccess }): Field[] => [
  {
    name: FORM,
    type: 'group',
    label: false,
    virtual: true,
    access,
    hooks: { beforeValidate: [formOfSent], afterRead: [({ siblingData }) => formOf(siblingData.settings)] },
    admin: {
      readOnly: false,
      hideGutter: true,
      components: { Field: '/src/components/admin/settings/SettingsGroup#SettingsGroup' },
    },
    fields: [
      ...settingFields(settingGroups),
      names('none', 'Set to nothing'),
      names('secretsSet', 'Secrets that are set'),
    ],
  },
  {
    name: 'settings',
    type: 'json',
    defaultValue: {},
    access,
    hooks: { beforeValidate: [checkSent], beforeChange: [stored], afterRead: [readable] },
    admin: { disabled: true, components: { Diff: '/src/components/admin/settings/NoDiff#NoDiff' } },
  },
]
