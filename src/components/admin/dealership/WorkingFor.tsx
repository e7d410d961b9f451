'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import './dealership.css'
import { workingForWords } from './workingForWords'

interface WorkingForProps {
  /** `head`: in the line of steps; `bar`: a line of its own, on phones, whose head has no room. */
  place: 'head' | 'bar'
}

/** On every page: the dealership one works for. The choice itself is in the menu, which is often closed. */
export const WorkingFor = ({ place }: WorkingForProps) => {
  const { options, selectedTenantID } = useTenantSelection()
  const name = workingForWords(options, selectedTenantID)
  return name === null ? null : (
    <p className={`working-for working-for--${place}`} title={`You work for: ${name}`}>
      {name}
    </p>
  )
}
