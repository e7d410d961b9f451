'use client'
import { Button, toast, useRouteTransition } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from '@/src/components/admin/zod'
import { useJsonPost } from '../feeds/useJson'
import './redirects.css'

const EXAMPLE =
  'from,to,type\n/used-cars.html,/search/used-cars,301\nhttps://www.oldsite.com.au/contact.php,/contact-us,301'

const SHOWN = 50
const words = { created: 'new', updated: 'changed', unchanged: 'unchanged', rejected: 'refused' } as const

const address = { line: z.number(), from: z.string(), to: z.string() }

/** What an import of redirects did, or would do. */
const redirectReport = z.object({
  applied: z.boolean(),
  counts: z.object({ created: z.number(), updated: z.number(), unchanged: z.number(), rejected: z.number() }),
  lines: z.array(
    z.discriminatedUnion('state', [
      z.object({ ...address, state: z.enum(['created', 'updated', 'unchanged']), type: z.enum(['301', '302']) }),
      z.object({ ...address, state: z.literal('rejected'), reason: z.string() }),
    ]),
  ),
})

type RedirectReport = z.infer<typeof redirectReport>

/** An import of redirects in numbers, and its lines: those refused first, with the reason. */
const RedirectReportView = ({ report: { counts, lines, applied } }: { report: RedirectReport }) => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className="redirect-import__report" role="status">
      <p>
        <strong>{applied ? 'Imported.' : 'This would happen:'}</strong> {counts.created} new, {counts.updated} changed,{' '}
        {counts.unchanged} already there, {counts.rejected} refused.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Old address</th>
            <th scope="col">New address</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map((line) => (
            <tr key={line.line} className={line.state === 'rejected' ? 'redirect-import__refused' : undefined}>
              <td>{line.line}</td>
              <td>{line.from}</td>
              <td>{line.to}</td>
              <td>{line.state === 'rejected' ? line.reason : words[line.state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > SHOWN && (
        <p>
          The first {SHOWN} of {total} lines are shown, refused ones first.
        </p>
      )}
    </div>
  )
}

/** Old addresses from a spreadsheet: choose or paste, see what would happen, import (SEO-05). */
export const RedirectImport = () => {
  const { selectedTenantID: tenant } = useTenantSelection()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const [csv, setCsv] = useState('')
  const { value: report, problem, busy, post } = useJsonPost(redirectReport)
  const [checked, setChecked] = useState('')
  const send = async (text: string, apply: boolean): Promise<void> => {
    const answer = await post('/api/redirects/import', { tenant, csv: text, apply })
    setChecked(apply ? '' : text)
    if (!answer?.applied) return
    toast.success('The redirects work within three seconds.')
    startRouteTransition(() => router.refresh())
  }
  const landing = report && !report.applied && checked === csv ? report.counts.created + report.counts.updated : 0
  return (
    <details className="redirect-import">
      <summary>Import from CSV</summary>
      {tenant === undefined || tenant === null || tenant === '' ? (
        <p>Choose a dealership at the top left first: old addresses belong to one website.</p>
      ) : (
        <>
          <p>
            Two columns are enough: old address and new address. Full addresses of an old website work too. Nothing is
            stored before you say so.
          </p>
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label="CSV file"
            onChange={async (event) => {
              const text = (await event.target.files?.[0]?.text()) ?? ''
              setCsv(text)
              if (text !== '') await send(text, false)
            }}
          />
          <textarea
            aria-label="Old and new addresses"
            placeholder={EXAMPLE}
            rows={4}
            value={csv}
            onChange={(event) => setCsv(event.target.value)}
          />
          <div className="redirect-import__buttons">
            <Button
              buttonStyle="secondary"
              margin={false}
              disabled={busy || csv.trim() === ''}
              onClick={() => void send(csv, false)}
            >
              Check
            </Button>
            {landing > 0 && (
              <Button margin={false} disabled={busy} onClick={() => void send(csv, true)}>
                Import {landing} {landing === 1 ? 'redirect' : 'redirects'}
              </Button>
            )}
          </div>
          {problem && <p className="redirect-import__problem">{problem}</p>}
          {report && <RedirectReportView report={report} />}
        </>
      )}
    </details>
  )
}
