'use client'
import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { z } from '@/src/components/admin/zod'
import { useJsonPost } from '../feeds/useJson'

const answer = z.object({ replayed: z.number() })

/** On a delivery that did not arrive: tries it again (CRM-01). */
export const SendAgain = () => {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  const router = useRouter()
  const { problem, busy, post } = useJsonPost(answer)
  if (id === undefined || state === 'sent') return null
  const send = async (): Promise<void> => {
    if (!(await post(`/api/lead-deliveries/${id}/replay`, {}))) return
    toast.success('It is being sent again.')
    router.refresh()
  }
  return (
    <div className="field-type">
      <Button margin={false} disabled={busy} onClick={() => void send()}>
        Send again
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
