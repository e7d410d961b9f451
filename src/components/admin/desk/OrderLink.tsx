'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/** On a reservation: the order that was signed, as a file (BUY-07). */
export const OrderLink = () => {
  const { id, savedDocumentData } = useDocumentInfo()
  if (id === undefined || !savedDocumentData?.order_signed_by) return null
  return (
    <p className="field-type">
      <a href={`/api/orders/${id}`} download>
        The signed order (PDF)
      </a>
    </p>
  )
}
