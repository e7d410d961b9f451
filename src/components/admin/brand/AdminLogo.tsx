import type { ServerProps } from 'payload'
import { platformSettings } from '@/src/components/admin/platform/platformSettings'
import { PlatformMark } from './AdminIcon'

/** Name and mark over the staff sign-in. */
export const AdminLogo = async ({ payload }: Pick<ServerProps, 'payload'>) => {
  const { platformName } = await platformSettings(payload)
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 14,
        fontSize: 28,
        fontWeight: 600,
        letterSpacing: '-0.02em',
      }}
    >
      <PlatformMark name={platformName} size={34} />
      {platformName}
    </div>
  )
}
