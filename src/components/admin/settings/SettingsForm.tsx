'use client'
import { GroupField, RenderFields } from '@payloadcms/ui'
import type { ClientField, GroupFieldClientProps } from 'payload'
import { useMemo, useState } from 'react'
import type { PlatformLayer } from '@/tenants/platform'
import { settingFieldName } from '@/tenants/settings/Setting'
import { settingKeys, settingRow } from '@/tenants/settings/buildSettings'
import { InheritedSettings } from './SettingNote'
import { settingIsAbout } from './settingIsAbout'

/** The fields with these names, out of the collapsibles and rows they stand in. */
const named = (fields: ClientField[], names: ReadonlySet<string>): ClientField[] =>
  fields.flatMap((field) => {
    if ('name' in field) return names.has(field.name) ? [field] : []
    return 'fields' in field ? named(field.fields, names) : []
  })

const search = (fields: ClientField[], query: string): ClientField[] => {
  const about = settingKeys.filter((key) => !settingRow(key).withheld && settingIsAbout(key, query))
  return named(fields, new Set(about.map(settingFieldName)))
}

/** Payload's own group of the settings; while there are words in the search box, only the fields found (CMS-03). */
export const SettingsForm = ({ platform, ...group }: GroupFieldClientProps & { platform: PlatformLayer }) => {
  const [query, setQuery] = useState('')
  const { field, path, permissions, readOnly, schemaPath } = group
  const found = useMemo(() => (query.trim() === '' ? null : search(field.fields, query.trim())), [field, query])
  return (
    <InheritedSettings platform={platform}>
      <div className="settings-search" role="search">
        <input
          type="search"
          aria-label="Search settings"
          placeholder="Search settings"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            // Enter here would save the whole document.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <p role="status">{found && (found.length === 1 ? '1 setting' : `${found.length} settings`)}</p>
      </div>
      <p className="settings-intro">
        An empty field is inherited: from the finance provider, else from the template, else from the platform.
      </p>
      {found ? (
        <div className="settings-found" id={`field-${path}`}>
          <RenderFields
            key={found.length}
            fields={found}
            forceRender
            parentIndexPath=""
            parentPath={path}
            parentSchemaPath={schemaPath ?? path}
            permissions={permissions === true ? true : (permissions?.fields ?? {})}
            readOnly={readOnly}
          />
        </div>
      ) : (
        <GroupField {...group} />
      )}
    </InheritedSettings>
  )
}
