'use client'
import { Button } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { Origin } from '@/tenants/resolveSettings'
import { settingRow, type SettingKey } from '@/tenants/settings/settingsTable'
import { editorFor } from '@/tenants/settings/editorFor'
import { issueInWords } from '@/tenants/settings/issueInWords'
import { inWords } from './inWords'
import { OriginChip } from './OriginChip'
import { ValueEditor } from './ValueEditor'

const INHERITED_FROM: Record<Origin, string> = {
  platform: 'Platform',
  operator: 'Platform settings',
  template: 'Template',
  lender: 'Lender',
  dealership: 'Dealership',
}

interface SettingRowProps {
  settingKey: SettingKey
  /** What the dealership stores, if it stores anything. */
  own: { value: unknown } | null
  inherited: { value: unknown; origin: Origin }
  disabled: boolean
  onChange: (value: unknown) => void
  onReset: () => void
}

/** One setting: words, who decides, its value to edit, and the way back to what would be inherited. */
export const SettingRow = ({ settingKey, own, inherited, disabled, onChange, onReset }: SettingRowProps) => {
  const row = settingRow(settingKey)
  const editor = useMemo(() => editorFor(row.schema), [row])
  const id = `setting-${settingKey.replaceAll('.', '-')}`
  const checked = own ? row.schema.safeParse(own.value) : null
  const error = checked?.error?.issues
    .map((issue) => [...issue.path.map(String), issueInWords(issue)].join(': '))
    .join('; ')
  const composite = ['object', 'rows', 'choices'].includes(editor.kind)
  const shown = row.secret ? '••••' : inWords(inherited.value)
  return (
    <li className="tenant-settings__row" data-setting={settingKey} data-origin={own ? 'dealership' : inherited.origin}>
      <div className="tenant-settings__about">
        <div className="tenant-settings__heading">
          {/* A label of several inputs would press the first button inside them. */}
          {composite ? (
            <span id={`${id}-label`}>{row.label}</span>
          ) : (
            <label id={`${id}-label`} htmlFor={id}>
              {row.label}
            </label>
          )}
          <OriginChip origin={own ? 'dealership' : inherited.origin} />
        </div>
        <p id={`${id}-about`}>{row.description}</p>
        <code>{settingKey}</code>
      </div>
      <div className="tenant-settings__value">
        <div className="tenant-settings__editor">
          <ValueEditor
            id={id}
            editor={editor}
            value={own ? own.value : inherited.value}
            disabled={disabled}
            describedBy={error ? `${id}-error` : `${id}-about`}
            invalid={Boolean(error)}
            secret={row.secret}
            onChange={onChange}
          />
          {row.unit && <span className="tenant-settings__unit">{row.unit}</span>}
        </div>
        {error && (
          <p id={`${id}-error`} className="tenant-settings__error" role="alert">
            {error}
          </p>
        )}
        {own && (
          <div className="tenant-settings__inherited">
            <span>
              {INHERITED_FROM[inherited.origin]}: {shown}
            </span>
            <Button
              buttonStyle="none"
              className="tenant-settings__link"
              disabled={disabled}
              onClick={onReset}
              aria-label={`Reset ${row.label} to inherited`}
            >
              Reset to inherited
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
