'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/** Says when the router has come to know another address: a link of the menu led to the page itself. */
export const AddressWatcher = ({ onChange }: { onChange: () => void }) => {
  const params = useSearchParams()
  useEffect(onChange, [onChange, params])
  return null
}
