import type { ServerProps } from 'payload'
import { readPlatformSettings } from '@/tenants/readPlatform'
import { PlatformMark } from './PlatformMark'

/** The mark in the admin's header, by the platform's name. */
export const AdminIcon = async ({ payload }: Pick<ServerProps, 'payload'>) => (
  <PlatformMark name={(await readPlatformSettings(payload)).platformName} />
)
