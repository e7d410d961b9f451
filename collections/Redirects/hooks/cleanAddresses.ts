import type { CollectionBeforeValidateHook } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { newAddress, oldAddress } from '@/src/domain/redirects/redirectAddress'
import { siteHosts } from '@/src/payload/redirects/siteHosts'

/** Stores addresses in the one form they are looked up by; what cannot be read is left for the fields to refuse. */
export const cleanAddresses: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const { from, to } = data
  const tenant = relationId(data.tenant) ?? relationId(originalDoc?.tenant)
  const hosts = typeof to === 'string' && /^https?:/i.test(to) && tenant ? await siteHosts(req, tenant) : []
  return {
    ...data,
    ...(typeof from === 'string' ? { from: oldAddress(from) ?? from } : {}),
    ...(typeof to === 'string' ? { to: newAddress(to, hosts) ?? to } : {}),
  }
}
