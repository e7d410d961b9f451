'use client'
import { useFormFields } from '@payloadcms/ui'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { inheritedSettings, type Inherited } from '@/tenants/inheritedSettings'
import type { PlatformLayer } from '@/tenants/platform'
import type { SettingKey } from '@/tenants/settings/settingsTable'

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

export const useInherited = (key: SettingKey): Inherited | undefined => use(Context).get(key)
