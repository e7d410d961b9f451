'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { useQueryIntent } from './QueryIntentContext'

const Note = dynamic(() => import('./UnderstoodNote').then(({ UnderstoodNote }) => UnderstoodNote))
const SearchAlert = dynamic(() => import('./SearchAlert').then((module) => module.SearchAlert))
const WaysOut = dynamic(() => import('./WaysOut').then((module) => module.WaysOut))

/** How a sentence was understood; nothing for a search that was not read from one. Few searches need its code. */
export const LazyNote = () => useQueryIntent().understood && <Note />

/** Ways out of a search without results. Few searches need their code. */
export const LazyWaysOut = () => <WaysOut />

const focus = (node: HTMLElement | null): void => node?.focus()

/** Offers to be told of more cars like those found (ALRT-01). The form's code is loaded when it is pressed. */
export const LazySearchAlert = () => {
  const [isOpen, open] = useState(false)
  return (
    <div className="mt-12 flex justify-center">
      {isOpen ? (
        // The button is gone, and with it the focus: it goes where the form will be.
        <div ref={focus} tabIndex={-1} className="flex w-full justify-center outline-none">
          <SearchAlert />
        </div>
      ) : (
        <button type="button" onClick={() => open(true)} className={buttonClasses({ variant: 'outline' })}>
          Tell me when more come in
        </button>
      )}
    </div>
  )
}
