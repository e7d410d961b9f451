import type { Field } from 'payload'
import { settingsOverrideSchema } from './settingOverrides'

const validate = (stored: unknown): true | string => {
  const parsed = settingsOverrideSchema.safeParse(stored)
  return parsed.success || parsed.error.issues.map((issue) => issue.message).join(' · ')
}

/**
 * The one column that holds a dealership's settings: only what differs from its template. Edited as a searchable list
 * of all settings that says where each value comes from (TEN-04, CMS-03).
 */
export const settingsField = {
  name: 'settings',
  type: 'json',
  label: 'Settings',
  defaultValue: {},
  validate,
  admin: {
    description: 'Every setting of this website. What is not set here follows the template, then the platform.',
    components: { Field: '/src/components/admin/settings/TenantSettings#TenantSettings' },
  },
} satisfies Field
