'use client'

import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { STOCK_PATH } from '@/src/domain/site/paths'

const SearchDialog = lazy(() =>
  import('@/src/components/search/suggest/SearchDialog').then((module) => ({ default: module.SearchDialog })),
)

/** The page's own keyword box, which needs no second one above it. */
const boxOfPage = () => document.querySelector<HTMLInputElement>('#content input[name="query"]')

/** The way to the stock search: a link; with JavaScript the search itself, on whatever page one is (ALRT-06). */
export const HeaderSearch = ({ example }: { example: string | null }) => {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <a
        href={STOCK_PATH}
        aria-label="Search our stock"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          const box = boxOfPage()
          box?.scrollIntoView({ block: 'center' })
          box?.click()
          if (box) return box.focus({ preventScroll: true })
          setOpened(true)
          setOpen(true)
        }}
        className="grid size-11 place-items-center rounded-full hover:bg-current/8"
      >
        <Search />
      </a>
      {opened && (
        <Suspense>
          <SearchDialog open={open} example={example} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
