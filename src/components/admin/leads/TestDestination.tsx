'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { z } from '@/src/components/admin/zod'
import { useJsonPost } from '../feeds/useJson'

const answer = z.object({ delivery: z.string() })

/** On a saved destination: sends it a sample lead, and links to what came of it (CRM-01). */
export const TestDestination = () => {
  const { id } = useDocumentInfo()
  const { value, problem, busy, post } = useJsonPost(answer)
  if (id === undefined) return null
  return (
    <div className="field-type">
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={busy}
        onClick={() => void post(`/api/lead-destinations/${id}/test`, {})}
      >
        Send a test lead
      </Button>
      {problem && <p role="alert">{problem}</p>}
      {value && (
        <p role="status">
          The test is on its way:{' '}
          <a href={`/admin/collections/lead-deliveries/${value.delivery}`}>see what came of it</a>.
        </p>
      )}
    </div>
  )
}
