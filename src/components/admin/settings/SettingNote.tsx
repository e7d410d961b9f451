'use client'
import type { FieldDescriptionClientProps } from 'payload'
import type { Origin } from '@/tenants/resolveSettings'
import { inputFor, type Input } from '@/tenants/settings/form/inputFor'
import { nothingFor } from '@/tenants/settings/form/settingsForm'
import { isSettingKey, settingRow, type SettingKey } from '@/tenants/settings/settingsTable'
import { useInherited } from './InheritedSettings'
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
