'use client'
import { useFormFields } from '@payloadcms/ui'
import type { FieldDescriptionClientProps } from 'payload'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { type Inherited, inheritedSettings } from '@/tenants/inheritedSettings'
import type { PlatformLayer } from '@/tenants/platform'
import type { Origin } from '@/tenants/resolveSettings'
import { inputFor, type Input } from '@/tenants/settings/form/inputFor'
import { nothingFor } from '@/tenants/settings/form/settingsForm'
import { isSettingKey, settingRow, type SettingKey } from '@/tenants/settings/buildSettings'
import { inWords } from './inWords'
import { useSettingState } from './useSettingState'

const FROM: Record<Origin, string> = {
  platform: 'platform default',
  operator: 'Platform settings',
  template: 'template',
  lender: 'finance provider',
  dealership: 'this dealership',
}

interface NoteProps {
  setting: SettingKey
  path: string
}

/** A value as the input beside it names it. */
const shown = (input: Input, value: unknown): string => {
  if (input.kind !== 'select' && input.kind !== 'choices') return inWords(value)
  const label = (one: unknown): unknown => input.choices.find((choice) => choice.value === one)?.label ?? one
  return inWords(Array.isArray(value) ? value.map(label) : label(value))
}

const SecretNote = ({ setting, path }: NoteProps) => {
  const { state, disabled, inherit, setNothing } = useSettingState(setting, path, inputFor(settingRow(setting).schema))
  if (state === 'own') return <p>Replaces what is stored when you save.</p>
  if (state === 'inherited') return <p>Not set.</p>
  const removed = state === 'nothing'
  return (
    <p>
      {removed ? 'Removed when you save.' : <strong>Set, and shown to nobody. What you type replaces it.</strong>}{' '}
      <button type="button" disabled={disabled} onClick={removed ? inherit : setNothing}>
        {removed ? 'Keep it' : 'Remove it'}
      </button>
    </p>
  )
}

const Context = createContext<ReadonlyMap<SettingKey, Inherited>>(new Map())

/** What each setting of the form inherits: follows the template and the finance provider chosen in the same form. */
export const InheritedSettings = ({ platform, children }: { platform: PlatformLayer; children: ReactNode }) => {
  const template = useFormFields(([fields]) => fields.template?.value)
  const provider = useFormFields(([fields]) => fields['settingsForm.finance_provider']?.value)
  const inherited = useMemo(
    () => inheritedSettings(typeof template === 'string' ? template : 'default', provider ?? undefined, platform),
    [template, provider, platform],
  )
  return <Context value={inherited}>{children}</Context>
}

const useInherited = (key: SettingKey): Inherited | undefined => use(Context).get(key)

const InheritedNote = ({ setting, path }: NoteProps) => {
  const { schema, label } = settingRow(setting)
  const input = inputFor(schema)
  const inherited = useInherited(setting)
  const { state, disabled, inherit, setNothing } = useSettingState(setting, path, input)
  if (!inherited) return null
  const { value, origin } = inherited
  const nothing = nothingFor(setting)
  const mayBeNothing = nothing !== undefined && JSON.stringify(nothing) !== JSON.stringify(value)
  const isOwn = state !== 'inherited'
  return (
    <p data-state={state}>
      {isOwn && <strong>{state === 'nothing' ? 'Set here to nothing.' : 'Set here.'}</strong>} Inherited:{' '}
      <span className="setting-note__value">{shown(input, value)}</span> ({FROM[origin]}){' '}
      {isOwn && (
        <button type="button" disabled={disabled} onClick={inherit} aria-label={`Use the inherited one: ${label}`}>
          Use the inherited one
        </button>
      )}
      {!isOwn && mayBeNothing && (
        <button type="button" disabled={disabled} onClick={setNothing} aria-label={`Set to nothing: ${label}`}>
          Set to nothing
        </button>
      )}
    </p>
  )
}

/** Under a setting's field: what it does, where its value comes from, and the way back to the inherited one (CMS-03). */
export const SettingNote = ({ path, setting }: FieldDescriptionClientProps & { setting: string }) => {
  if (!isSettingKey(setting)) return null
  const { description, secret } = settingRow(setting)
  const Note = secret ? SecretNote : InheritedNote
  return (
    <div className="setting-note" data-setting={setting}>
      <p>{description}</p>
      <Note setting={setting} path={path} />
    </div>
  )
}
