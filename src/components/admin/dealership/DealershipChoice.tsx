'use client'
import { Button } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useRouter } from 'next/navigation'

interface DealershipChoiceProps {
  dealerships: { id: string; name: string }[]
  /** Where to go on, a path of the admin. */
  then: string
}

/** One button per dealership: sets the admin's selector and continues to the form. */
export const DealershipChoice = ({ dealerships, then }: DealershipChoiceProps) => {
  const { setTenant } = useTenantSelection()
  const router = useRouter()
  const choose = (id: string) => {
    setTenant({ id, refresh: false })
    router.push(then)
  }
  return (
    <ul className="dealership-choice">
      {dealerships.map(({ id, name }) => (
        <li key={id}>
          <Button buttonStyle="secondary" margin={false} onClick={() => choose(id)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}
