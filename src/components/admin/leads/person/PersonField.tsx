'use client'
import { Button, ConfirmationModal, toast, useAuth, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { z } from '@/src/components/admin/zod'
import { useJsonPost } from '@/src/components/admin/feeds/useJson'
import './person.css'

const shownSchema = z.object({
  sections: z.array(
    z.object({
      title: z.string(),
      items: z.array(z.object({ title: z.string(), facts: z.array(z.tuple([z.string(), z.string()])) })),
    }),
  ),
})
const erasedSchema = z.object({ leads: z.number(), accounts: z.number(), kept: z.number() })

const MODAL = 'erase-person'

const Held = ({ sections }: z.infer<typeof shownSchema>) =>
  sections.map(({ title, items }) => (
    <section key={title}>
      <h4>{title}</h4>
      {items.map((item, at) => (
        <details key={at} open={items.length === 1}>
          <summary>{item.title}</summary>
          <dl>
            {item.facts.map(([label, value], fact) => (
              <div key={fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  ))

/** Erases after it was confirmed. */
const Erase = ({ id }: { id: string }) => {
  const { openModal } = useModal()
  const router = useRouter()
  const { problem, busy, post } = useJsonPost(erasedSchema)
  const erase = async (): Promise<void> => {
    const done = await post(`/api/leads/${id}/erase-person`, {})
    if (!done) return
    const kept = done.kept > 0 ? ` ${done.kept} of paid reservations are kept for five years.` : ''
    toast.success(`Erased: ${done.leads} leads, ${done.accounts} accounts.${kept}`)
    router.refresh()
  }
  return (
    <>
      <Button buttonStyle="error" size="small" margin={false} disabled={busy} onClick={() => openModal(MODAL)}>
        Erase this person
      </Button>
      {problem && <p role="alert">{problem}</p>}
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Erase this person?"
        body="Name, contact details, messages and notes go from all leads with this address, with earlier versions, watchlist and account. The leads stay, to be counted. It cannot be undone. Other systems that got these leads keep their copies: delete them there too."
        confirmLabel="Erase"
        onConfirm={erase}
      />
    </>
  )
}

/** On a lead, for admins of its dealership: all data of its shopper, to see, to hand over, to erase (LAW-08). */
export const PersonField = () => {
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  const { value, problem, busy, post } = useJsonPost(shownSchema)
  // Those who may read the audit log are those who answer for personal data.
  if (id === undefined || !permissions?.collections?.['audit-log']?.read) return null
  return (
    <div className="field-type person">
      <p className="field-label">This person</p>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={busy}
        onClick={() => void post(`/api/leads/${id}/person`, {})}
      >
        Show all data of this person
      </Button>
      <Button buttonStyle="secondary" size="small" el="anchor" margin={false} url={`/api/leads/${id}/person.json`}>
        Export
      </Button>
      <Erase id={String(id)} />
      {problem && <p role="alert">{problem}</p>}
      {value && (
        <div role="status">
          <Held sections={value.sections} />
        </div>
      )}
    </div>
  )
}
