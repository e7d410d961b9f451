'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { z } from '@/src/components/admin/zod'
import { useJsonPost } from '../feeds/useJson'

const answer = z.object({ replayed: z.number() })

/** Above the list of deliveries: tries all of the dealership again that did not arrive (CRM-01). */
export const ReplayDead = () => {
  const router = useRouter()
  const { problem, busy, post } = useJsonPost(answer)
  const send = async (): Promise<void> => {
    const done = await post('/api/lead-deliveries/replay', {})
    if (!done) return
    toast.success(done.replayed === 0 ? 'All have arrived.' : `${done.replayed} are being sent again.`)
    router.refresh()
  }
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" margin={false} disabled={busy} onClick={() => void send()}>
        Send all again that were not delivered
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
