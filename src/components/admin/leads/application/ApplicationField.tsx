'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useJsonPost } from '@/src/components/admin/feeds/useJson'
import { z } from '@/src/components/admin/zod'
import '../person/person.css'

const readSchema = z.object({
  sections: z.array(z.object({ title: z.string(), facts: z.array(z.tuple([z.string(), z.string()])) })),
  documents: z.array(z.object({ id: z.string(), name: z.string(), purpose: z.string(), bytes: z.number() })),
})
const queuedSchema = z.object({ success: z.literal(true) })

const Read = ({ id, sections, documents }: { id: string } & z.infer<typeof readSchema>) => (
  <div role="status">
    {sections.map(({ title, facts }) => (
      <section key={title}>
        <h4>{title}</h4>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <section>
      <h4>Documents</h4>
      {documents.length === 0 && <p>None.</p>}
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <a href={`/api/finance-applications/${id}/documents/${document.id}`} download>
              {document.name}
            </a>{' '}
            ({document.purpose}, {Math.ceil(document.bytes / 1000)} kB)
          </li>
        ))}
      </ul>
    </section>
  </div>
)

/** On a finance application: its answers and documents, read on a press; each reading is written to the audit log (LAW-08). */
export const ApplicationField = () => {
  const { id, savedDocumentData } = useDocumentInfo()
  const router = useRouter()
  const read = useJsonPost(readSchema)
  const send = useJsonPost(queuedSchema)
  if (id === undefined) return null
  const sendAgain = async (): Promise<void> => {
    if (!(await send.post(`/api/finance-applications/${id}/send`, {}))) return
    toast.success('It is on its way to the lender again.')
    router.refresh()
  }
  return (
    <div className="field-type person">
      <p className="field-label">Answers and documents</p>
      <p>Each reading is noted in the audit log.</p>
      <div>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={read.busy}
          onClick={() => void read.post(`/api/finance-applications/${id}/answers`, {})}
        >
          Read the application
        </Button>{' '}
        {savedDocumentData?.lender_state === 'failed' && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={send.busy}
            onClick={() => void sendAgain()}
          >
            Send to the lender again
          </Button>
        )}
      </div>
      {(read.problem ?? send.problem) && <p role="alert">{read.problem ?? send.problem}</p>}
      {read.value && <Read id={String(id)} {...read.value} />}
    </div>
  )
}
