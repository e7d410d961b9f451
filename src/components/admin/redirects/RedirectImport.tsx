'use client'
import { Button, toast, useRouteTransition } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useJsonPost } from '../feeds/useJsonPost'
import { redirectReport } from './redirectReport'
import { RedirectReportView } from './RedirectReportView'
import './redirects.css'

const EXAMPLE =
  'from,to,type\n/used-cars.html,/search/used-cars,301\nhttps://www.oldsite.com.au/contact.php,/contact-us,301'

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
