import type { ServerProps } from 'payload'
import { platformSettings } from '@/src/components/admin/platform/platformSettings'

/** The platform's mark: a car under a roof. Payload's header has room for 18 px. */
export const PlatformMark = ({ name, size = 18 }: { name: string; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" role="img" aria-label={name}>
    <rect width="32" height="32" rx="8" fill="var(--theme-elevation-900)" />
    <path
      d="M7 12 16 6.5 25 12"
      stroke="var(--theme-elevation-0)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M8.5 22.5v-3.2l1.9-4.1a2 2 0 0 1 1.8-1.2h7.6a2 2 0 0 1 1.8 1.2l1.9 4.1v3.2M8.5 19.5h15M11.5 22.5v1.5M20.5 22.5v1.5"
      stroke="var(--theme-elevation-0)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/** The mark in the admin's header, by the platform's name. */
export const AdminIcon = async ({ payload }: Pick<ServerProps, 'payload'>) => (
  <PlatformMark name={(await platformSettings(payload)).platformName} />
)
