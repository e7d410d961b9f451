import type { GlobalConfig } from 'payload'
import { refreshPlatform } from '@/globals/shared/refreshPlatform'
import { PLATFORM_NAME, RETENTION_DAYS } from '@/src/domain/platform/platformDefaults'
import { globalAccessFor } from '@/src/payload/access/globalAccessFor'
import { operatorSettings } from '@/tenants/settings/operatorSettings'
import { settingField } from './settingField'

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
