'use client'

import dynamic from 'next/dynamic'
import { useQueryIntent } from './QueryIntentContext'

const Note = dynamic(() => import('./UnderstoodNote').then(({ UnderstoodNote }) => UnderstoodNote))
const WaysOut = dynamic(() => import('./WaysOut').then((module) => module.WaysOut))

/** How a sentence was understood; nothing for a search that was not read from one. Few searches need its code. */
export const LazyNote = () => useQueryIntent().understood && <Note />

/** Ways out of a search without results. Few searches need their code. */
export const LazyWaysOut = () => <WaysOut />
