'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import './dealership.css'
import { workingForWords } from './workingForWords'

/** In the head of every page: the dealership one works for. The choice itself is in the menu, which is often closed. */
export const WorkingFor = () => {
  const { options, selectedTenantID } = useTenantSelection()
  const name = workingForWords(options, selectedTenantID)
  return name === null ? null : (
    <p className="working-for" title={`You work for: ${name}`}>
      {name}
    </p>
  )
}
