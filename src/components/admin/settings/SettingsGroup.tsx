import type { GroupFieldServerComponent } from 'payload'
import { readPlatform } from '@/tenants/readPlatform'
import { SettingsForm } from './SettingsForm'
import './settings.css'

/** The settings of a dealership, told what the platform's operator set for all of them. */
export const SettingsGroup: GroupFieldServerComponent = async ({
  clientField,
  path,
  payload,
  permissions,
  readOnly,
  schemaPath,
}) => (
  <SettingsForm
    platform={await readPlatform(payload)}
    field={clientField}
    path={path}
    permissions={permissions}
    readOnly={readOnly}
    schemaPath={schemaPath}
  />
)
