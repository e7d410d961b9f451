import type { JSONFieldServerComponent } from 'payload'
import { readPlatform } from '@/tenants/readPlatform'
import { SettingsField } from './SettingsField'

/** The settings of a dealership, with what the platform's operator set for all of them. */
export const TenantSettings: JSONFieldServerComponent = async ({ path, payload, readOnly }) => (
  <SettingsField path={path} readOnly={readOnly === true} platform={await readPlatform(payload)} />
)
