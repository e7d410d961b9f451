import type { ServerProps } from 'payload'
import { platformSettings } from '@/src/components/admin/platform/platformSettings'
import { PlatformMark } from './PlatformMark'

/** The mark in the admin's header, by the platform's name. */
export const AdminIcon = async ({ payload }: Pick<ServerProps, 'payload'>) => (
  <PlatformMark name={(await platformSettings(payload)).platformName} />
)
