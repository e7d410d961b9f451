'use client'
import { settingGroups } from '@/tenants/settings/buildSettings'
import { useSetCount } from './useSettingState'

/** Heading of a group of settings: its title, and how many of them this dealership sets. */
export const SettingGroupLabel = ({ title }: { title: string }) => {
  const count = useSetCount(settingGroups.find((group) => group.title === title)?.rows ?? {})
  return (
    <span className="settings-heading">
      {title} {count > 0 && <span>{count} set here</span>}
    </span>
  )
}
