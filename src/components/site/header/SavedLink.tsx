'use client'

import { Bookmark, Heart, Scale } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { compareStore } from '@/src/components/compare/compareStore'
import { loadAccount } from '@/src/components/shopper/account/accountStore'
import { useSavedCars } from '@/src/components/shopper/account/useSavedCars'
import { cx } from '@/src/components/ui/cx'
import { compareHref } from '@/src/domain/compare/compareList'
import type { ToggleKind } from '@/src/domain/stock/pricing/offersToggle'

interface SavedLinkProps {
  kind: ToggleKind
  /** Where saved cars are listed. */
  listPath: string
}

const LOOKS = {
  save: { Icon: Bookmark, label: 'Saved cars' },
  favourite: { Icon: Heart, label: 'Favourites' },
  compare: { Icon: Scale, label: 'Compare' },
} as const

/** Keeps what the page knows of the shopper up to date: asked when a page opens, for who may be signed in. */
const useAccount = (isWanted: boolean): void => {
  const path = usePathname()
  useEffect(() => {
    if (!isWanted) return
    void loadAccount().then(async (account) => {
      if (account.state === 'in' && account.phone !== '')
        await (await import('@/src/components/shopper/account/joinSaved')).joinSaved()
    })
  }, [isWanted, path])
}

/** How many cars the account or this browser keeps, and the way to them (SRP-10, WAT-02). On the narrowest phones it appears with the first one. */
export const SavedLink = ({ kind, listPath }: SavedLinkProps) => {
  const compared = useSyncExternalStore(compareStore.subscribe, compareStore.get, compareStore.getOnServer)
  const { cars } = useSavedCars(kind === 'compare' ? 'save' : kind)
  useAccount(kind === 'save')
  const { Icon, label } = LOOKS[kind]
  const kept = kind === 'compare' ? compared : cars
  return (
    <Link
      prefetch={false}
      href={kind === 'compare' ? compareHref([...compared]) : listPath}
      aria-label={kept.length > 0 ? `${label}: ${kept.length}` : label}
      data-testid="saved-link"
      className={cx(
        'relative grid size-11 place-items-center rounded-full hover:bg-current/8',
        kept.length === 0 && 'max-[22.5rem]:hidden',
      )}
    >
      <Icon />
      {kept.length > 0 && (
        <span
          key={kept.length}
          aria-hidden
          className="tabular absolute right-0.5 top-0.5 grid h-4.5 min-w-4.5 animate-[pop_260ms_ease-out] place-items-center rounded-full bg-brand px-1 text-2xs font-bold text-on-brand"
        >
          {kept.length}
        </span>
      )}
    </Link>
  )
}
