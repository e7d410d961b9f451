'use client'

import { useEffect, useState } from 'react'
import type { VehicleEnquiryKind } from '@/src/domain/leads/vehicleEnquiryKinds'

/** Links such as '#test-drive' lead to the form and choose what it is about. */
const kindOf = (hash: string, kinds: readonly VehicleEnquiryKind[]): VehicleEnquiryKind | undefined => {
  const wanted = hash === '#enquire' ? 'enquiry' : hash.slice(1)
  return kinds.find((kind) => kind === wanted)
}

/** What the form is about: the first kind, what the address names (of the form in the page), or what was chosen. */
export const useEnquiryKind = (kinds: readonly VehicleEnquiryKind[], followsAddress: boolean) => {
  const [kind, setKind] = useState<VehicleEnquiryKind>(kinds[0] ?? 'enquiry')
  useEffect(() => {
    if (!followsAddress) return
    const follow = () => {
      const named = kindOf(window.location.hash, kinds)
      if (named) setKind(named)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [kinds, followsAddress])
  return [kind, setKind] as const
}
