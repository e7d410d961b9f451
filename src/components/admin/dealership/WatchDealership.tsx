'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Updates the dealership selector when a dealership is created or renamed. The plugin's own code also does it after a
 * failed save, which reloads the page and so empties the form.
 */
export const WatchDealership = () => {
  const { id } = useDocumentInfo()
  const saved = useFormFields(([fields]) => fields.name?.initialValue)
  const { options, syncTenants, updateTenants } = useTenantSelection()
  const known = id === undefined ? undefined : options.find(({ value }) => value === id)
  const isNew = id !== undefined && known === undefined
  const label = typeof saved === 'string' ? saved : null
  useEffect(() => {
    if (isNew) void syncTenants()
  }, [isNew, syncTenants])
  useEffect(() => {
    if (known && label && known.label !== label) updateTenants({ id: known.value, label })
  }, [known, label, updateTenants])
  return null
}
