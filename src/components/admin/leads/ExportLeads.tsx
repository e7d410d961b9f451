'use client'
import { Button } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useState } from 'react'

/** Above the list of leads: the dealership's leads of some days as a CSV file (CRM-05). */
export const ExportLeads = () => {
  const { selectedTenantID: tenant } = useTenantSelection()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const query = new URLSearchParams({
    ...(tenant ? { tenant: String(tenant) } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  })
  return (
    <details className="field-type">
      <summary>Export as CSV</summary>
      <label>
        From <input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
      </label>{' '}
      <label>
        to <input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
      </label>{' '}
      <Button buttonStyle="secondary" el="anchor" margin={false} url={`/api/leads/export.csv?${query}`}>
        Download
      </Button>
    </details>
  )
}
