'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import type { MenuLink } from '@/tenants/Site'
import { Icon } from '@/src/components/ui/Icon'

interface MobileMenuProps {
  links: MenuLink[]
  phone: string | null
}

const loadDrawer = () => import('./MenuDrawer').then(({ MenuDrawer }) => ({ default: MenuDrawer }))
const MenuDrawer = lazy(loadDrawer)
const fetchDrawer = () => void loadDrawer().catch(() => undefined)

/** The menu on a phone, in a drawer whose code no page needs before somebody reaches for it. */
export const MobileMenu = ({ links, phone }: MobileMenuProps) => {
  const path = usePathname()
  // Bound to the page it was opened on: following a link closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
        onClick={() => {
          setWanted(true)
          setOpenedOn(path)
        }}
        className="-mr-2.5 grid size-11 place-items-center rounded-full hover:bg-current/8"
      >
        <Icon name="menu" className="size-6" />
      </button>
      {wanted && (
        <Suspense>
          <MenuDrawer links={links} phone={phone} open={openedOn === path} onClose={() => setOpenedOn(null)} />
        </Suspense>
      )}
    </>
  )
}
