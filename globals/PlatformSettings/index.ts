import type { Field, GlobalConfig } from 'payload'
import { refreshPlatform } from '@/globals/shared/refreshPlatform'
import { PLATFORM_NAME, RETENTION_DAYS } from '@/src/domain/platform/platformDefaults'
import { globalAccessFor } from '@/src/payload/access/globalAccessFor'
import { settingFieldName } from '@/tenants/settings/Setting'
import { inputFor } from '@/tenants/settings/form/inputFor'
import { issueInWords } from '@/tenants/settings/issueInWords'
import { type OperatorSetting, operatorSettings } from '@/tenants/settings/operatorSettings'
import { settingRow } from '@/tenants/settings/buildSettings'

/**
 * The field of one setting's platform default: words, check and built-in value come from the settings table.
 * @throws Error for a kind of setting that has no field yet
 */
const settingField = (key: OperatorSetting): Field => {
  const { schema, default: builtIn, label, description, unit } = settingRow(key)
  const validate = (value: unknown): true | string => {
    const parsed = schema.safeParse(value)
    return parsed.success || parsed.error.issues.map(issueInWords).join('; ')
  }
  const words = {
    name: settingFieldName(key),
    label: unit ? `${label} (${unit})` : label,
    required: true,
    validate,
    admin: { description },
  }
  const { kind } = inputFor(schema)
  if (kind === 'toggle' && typeof builtIn === 'boolean') return { ...words, type: 'checkbox', defaultValue: builtIn }
  if (kind === 'number' && typeof builtIn === 'number') return { ...words, type: 'number', defaultValue: builtIn }
  if (kind === 'text' && typeof builtIn === 'string') return { ...words, type: 'text', defaultValue: builtIn }
  throw new Error(`The setting '${key}' has no field in Platform settings: its kind is ${kind}.`)
}

/** What an operator sets for the platform: its name, who helps, defaults of settings, how long things are kept. */
export const PlatformSettings: GlobalConfig = {
  slug: 'platform-settings',
  label: 'Platform settings',
  access: globalAccessFor('platform-settings'),
  admin: { group: 'Platform', description: 'For all dealerships. A change counts as soon as it is saved.' },
  versions: { drafts: false, max: 50 },
  hooks: refreshPlatform,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Name and support',
          fields: [
            {
              name: 'platformName',
              type: 'text',
              label: 'Name of the platform',
              required: true,
              maxLength: 40,
              defaultValue: PLATFORM_NAME,
              admin: { description: 'Shown in this admin and as the sender of its mails. Never on a website.' },
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'supportEmail',
                  type: 'email',
                  label: 'Support e-mail',
                  admin: { width: '50%', description: 'Staff of dealerships see it in the menu and at sign-in.' },
                },
                {
                  name: 'supportPhone',
                  type: 'text',
                  label: 'Support phone',
                  maxLength: 30,
                  admin: { width: '50%', description: 'Shown beside the e-mail.' },
                },
              ],
            },
          ],
        },
        {
          label: 'Defaults of settings',
          description:
            'What a dealership gets that neither its template nor itself sets. Under its settings then stands: Platform settings.',
          fields: [{ name: 'defaults', type: 'group', label: false, fields: operatorSettings.map(settingField) }],
        },
        {
          label: 'Keeping and deleting',
          fields: [
            {
              name: 'retention',
              type: 'group',
              label: false,
              fields: [
                {
                  name: 'unusedPhotoDays',
                  type: 'number',
                  label: 'Unused feed photos are kept for (days)',
                  required: true,
                  min: 1,
                  max: 365,
                  defaultValue: RETENTION_DAYS.unusedPhotos,
                  admin: { description: 'Photos a feed brought that no car, page or draft shows any more.' },
                },
                {
                  name: 'emptyDraftDays',
                  type: 'number',
                  label: 'Empty drafts are kept for (days)',
                  required: true,
                  min: 1,
                  max: 365,
                  defaultValue: RETENTION_DAYS.emptyDrafts,
                  admin: { description: 'Drafts that were saved without a title and forgotten.' },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}
