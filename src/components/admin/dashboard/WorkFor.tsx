'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'

/** Chooses a dealership as the admin's selector does; the page is drawn again for it. */
export const WorkFor = ({ id, name }: { id: string; name: string }) => {
  const { setTenant } = useTenantSelection()
  return (
    <button type="button" className="dash__choose" onClick={() => setTenant({ id, refresh: true })}>
      {name}
    </button>
  )
}
