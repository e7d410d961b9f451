import { useEffect } from 'react'
import { useFormFields } from '@/src/components/forms/FormContext'
import type { VehicleEnquiryKind } from '@/src/domain/leads/vehicleEnquiryKinds'
import { dialogOfHash } from './dialogOfHash'

/** Chooses what the form is about by the address: '#test-drive' leads to the form with that kind chosen. */
export const useKindOfHash = (kinds: readonly VehicleEnquiryKind[]): void => {
  const { setValue } = useFormFields().methods
  useEffect(() => {
    const follow = () => {
      const asked = kinds.find((kind) => kind === dialogOfHash(window.location.hash, kinds))
      if (asked) setValue('kind', asked)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [kinds, setValue])
}
