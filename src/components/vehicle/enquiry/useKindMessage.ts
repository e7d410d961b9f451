import { useEffect } from 'react'
import { useFormFields } from '@/src/components/forms/FormContext'
import type { VehicleEnquiryKind } from '@/src/domain/leads/vehicleEnquiryKinds'

/** Puts the comment a kind starts with into the form, unless the shopper has written one. */
export const useKindMessage = (kind: VehicleEnquiryKind, messages: Record<VehicleEnquiryKind, string>): void => {
  const { getValues, setValue } = useFormFields().methods
  useEffect(() => {
    if (Object.values(messages).includes(getValues('message'))) setValue('message', messages[kind])
  }, [kind, messages, getValues, setValue])
}
