'use client'

import { MenuIcon } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import type { MenuDrawerProps } from './MenuDrawer'

const loadDrawer = () => import('./MenuDrawer').then(({ MenuDrawer }) => ({ default: MenuDrawer }))
const MenuDrawer = lazy(loadDrawer)
const fetchDrawer = () => void loadDrawer().catch(() => undefined)

/**
 * The menu on a phone, in a drawer whose code no page needs before somebody reaches for it. Without JavaScript its button
 * leads to the page that lists every page.
 */
export const MobileMenu = (menu: Omit<MenuDrawerProps, 'open' | 'onClose'>) => {
  const path = usePathname()
  // Bound to the page it was opened on: following a link closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const [wanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpenedOn(path)
  }
  return (
    <>
      <Link
        prefetch={false}
        href="/sitemap"
        role="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          open()
        }}
        className="-mr-2.5 grid size-11 place-items-center rounded-full hover:bg-current/8"
      >
        <MenuIcon className="size-6" />
      </Link>
      {wanted && (
        <Suspense>
          <MenuDrawer {...menu} open={openedOn === path} onClose={() => setOpenedOn(null)} />
        </Suspense>
      )}
    </>
  )
}
