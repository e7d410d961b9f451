'use client'
import { Banner, Button, FieldLabel } from '@payloadcms/ui'
import type { PlatformLayer } from '@/tenants/platform'
import { useMemo, useState } from 'react'
import { readOverrides } from '@/tenants/settings/settingOverrides'
import { templateFor } from '@/tenants/templates/templates'
import { listSettings, searchSettings } from './listSettings'
import { SettingRow } from './SettingRow'
import { SettingsToolbar, type OriginFilter } from './SettingsToolbar'
import './settings.css'
import { useSettingsForm } from './useSettingsForm'

interface SettingsFieldProps {
  path: string
  readOnly: boolean
  platform: PlatformLayer
}

/**
 * Every setting of a dealership in one searchable list, with the value that applies, the layer that decided it, and a
 * reset to the inherited value (TEN-04, TEN-05, CMS-03). Follows the template chosen in the form.
 */
export const SettingsField = ({ path, readOnly, platform }: SettingsFieldProps) => {
  const form = useSettingsForm(path)
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<OriginFilter>('all')
  const groups = useMemo(
    () => listSettings(form.template, form.overrides, platform),
    [form.template, form.overrides, platform],
  )
  const counts = useMemo(() => {
    const all = groups.flatMap((group) => group.settings)
    const of = (origin: OriginFilter): number => all.filter((setting) => setting.origin === origin).length
    return {
      all: all.length,
      dealership: of('dealership'),
      lender: of('lender'),
      template: of('template'),
      operator: of('operator'),
      platform: of('platform'),
    }
  }, [groups])
  const found = useMemo(() => searchSettings(groups, query, filter), [groups, query, filter])
  const unusable = useMemo(() => readOverrides(form.overrides).problems, [form.overrides])
  const disabled = readOnly || form.disabled
  const { label } = templateFor(form.template)

  return (
    <div className="field-type tenant-settings" id={`field-${path}`}>
      <FieldLabel as="span" label="Settings" path={path} />
      <p className="tenant-settings__intro">
        What is not set here follows the finance provider, then the template <strong>{label}</strong>, then the
        platform.
      </p>
      {form.unknown.length > 0 && (
        <Banner type="error">
          {form.unknown.map((problem) => problem.message).join(' ')}
          <Button buttonStyle="none" className="tenant-settings__link" disabled={disabled} onClick={form.dropUnknown}>
            Remove what is unknown
          </Button>
        </Banner>
      )}
      {unusable.length > 0 && <Banner type="error">{unusable.map((problem) => problem.message).join(' · ')}</Banner>}
      <SettingsToolbar
        query={query}
        onQuery={setQuery}
        filter={filter}
        onFilter={setFilter}
        counts={counts}
        shown={found.reduce((sum, group) => sum + group.settings.length, 0)}
      />
      {found.length === 0 && (
        <p className="tenant-settings__none">No setting matches. Try fewer words or another filter.</p>
      )}
      {found.map((group) => (
        <section key={group.title} className="tenant-settings__group" aria-label={group.title}>
          <h3>{group.title}</h3>
          <ul>
            {group.settings.map(({ key, own, inherited }) => (
              <SettingRow
                key={key}
                settingKey={key}
                own={own}
                inherited={inherited}
                disabled={disabled}
                onChange={(next) => form.set(key, next)}
                onReset={() => form.reset(key)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
