import { toast, useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Sent } from '../sendJson'

/** The rows selected in a list; `change` sends the action, clears the selection and reloads the list. */
export const useChosenRows = () => {
  const { selectedIDs, toggleAll } = useSelection()
  const { refineListData } = useListQuery()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const change = async <T>(send: () => Promise<Sent<T>>, say: (value: T) => void): Promise<void> => {
    setBusy(true)
    const answer = await send()
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message)
    say(answer.value)
    toggleAll()
    await refineListData({})
    router.refresh()
  }
  return { ids: selectedIDs, busy, change }
}
