import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { loadAccount } from './accountStore'

/** Keeps what the page knows of the shopper up to date: asked when a page opens, for who may be signed in. */
export const useAccount = (isWanted: boolean): void => {
  const path = usePathname()
  useEffect(() => {
    if (!isWanted) return
    void loadAccount().then(async (account) => {
      if (account.state === 'in' && account.phone !== '') await (await import('./joinSaved')).joinSaved()
    })
  }, [isWanted, path])
}
