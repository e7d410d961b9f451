'use client'

import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { cx } from '@/src/components/ui/cx'
import { newTabProps } from '@/src/components/ui/navigation/newTabProps'
import type { MenuPanel, PanelContent } from './MenuPanel'

export interface NavEntry {
  label: string
  href: string
  newTab?: boolean
  /** What opens below the header; null for a plain link. */
  panel: PanelContent | null
}

interface HeaderNavProps {
  entries: NavEntry[]
  /** settings.header.dropdownTrigger (CON-05). */
  trigger: 'hover' | 'click'
}

const OPEN_AFTER_MS = 90
const CLOSE_AFTER_MS = 180
const look =
  'relative flex h-11 items-center gap-1 whitespace-nowrap rounded-control px-1 text-[0.875rem] font-semibold transition-colors hover:bg-current/8 xl:px-2.5 xl:text-[0.9375rem] 2xl:px-3'

/** Puts the category under the pointer or the focus on its panel, whose own rules show what belongs to it (CON-03). */
const pick = ({ target }: { target: EventTarget }) => {
  const category = target instanceof Element ? target.closest<HTMLElement>('[data-pick]') : null
  const panel = category?.closest<HTMLElement>('[data-picked]')
  if (category && panel) panel.dataset.picked = category.dataset.pick
}

const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/**
 * The main menu with its dropdowns; the header carries data-dropdown-open while one is open (CON-05, CON-06). An entry with
 * a dropdown is a link too: without JavaScript, or where the code of the panels cannot be fetched, it leads to its page.
 */
export const HeaderNav = ({ entries, trigger }: HeaderNavProps) => {
  const nav = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Fetched when the menu is pointed at or focused, before one opens: most visits open none.
  const [Panel, setPanel] = useState<typeof MenuPanel | null>(null)
  const path = usePathname()
  // Bound to the page it was opened on: following a link closes it.
  const [opened, setOpened] = useState<{ index: number; path: string } | null>(null)
  const open = opened?.path === path ? opened.index : null
  const setOpen = (index: number | null) => setOpened(index === null ? null : { index, path })
  useEffect(() => {
    nav.current?.closest('header')?.toggleAttribute('data-dropdown-open', open !== null)
    if (open === null) return
    const outside = (event: PointerEvent) =>
      event.target instanceof Node && !nav.current?.contains(event.target) && setOpened(null)
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const soon = (next: number | null, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  const fetchPanel = async () => {
    const loaded = await import('./MenuPanel')
    setPanel(() => loaded.MenuPanel)
  }
  const prepare = () => {
    if (!Panel) fetchPanel().catch(() => undefined)
  }
  const toggle = (index: number, href: string) => {
    clearTimeout(timer.current)
    if (!Panel) fetchPanel().catch(() => location.assign(href))
    setOpen(open === index && trigger === 'click' ? null : index)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return
    nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setOpen(null)
  }
  const hover = (next: number | null, delay: number) => (event: { pointerType: string }) =>
    trigger === 'hover' && event.pointerType === 'mouse' && soon(next, delay)
  return (
    <nav
      ref={nav}
      aria-label="Main"
      onKeyDown={onKey}
      onPointerEnter={prepare}
      onPointerOver={pick}
      onFocus={(event) => {
        prepare()
        pick(event)
      }}
      onBlur={(event) =>
        event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget) && setOpen(null)
      }
    >
      <ul className="flex items-center gap-0.5">
        {entries.map(({ label, href, newTab, panel }, index) =>
          panel === null ? (
            <li key={label} onPointerEnter={hover(null, OPEN_AFTER_MS)}>
              <Link
                prefetch={false}
                href={href}
                className={look}
                aria-current={path === href ? 'page' : undefined}
                {...newTabProps(newTab)}
              >
                {label}
              </Link>
            </li>
          ) : (
            <li key={label} onPointerEnter={hover(index, OPEN_AFTER_MS)} onPointerLeave={hover(null, CLOSE_AFTER_MS)}>
              <a
                href={href}
                role="button"
                aria-expanded={open === index}
                aria-controls={`menu-${index}`}
                className={cx(look, open === index && 'bg-current/8')}
                onClick={(event) => {
                  if (isModified(event)) return
                  event.preventDefault()
                  toggle(index, href)
                }}
                onKeyDown={(event) => {
                  if (event.key !== ' ') return
                  event.preventDefault()
                  toggle(index, href)
                }}
              >
                {label}
                <ChevronDown className={cx('size-4 opacity-70 transition-transform', open === index && 'rotate-180')} />
              </a>
              <div
                id={`menu-${index}`}
                hidden={open !== index}
                className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-8rem)] overflow-y-auto border-t border-line bg-canvas text-fg shadow-overlay motion-safe:animate-[fade-in_160ms]"
              >
                {open === index && (Panel ? <Panel {...panel} /> : <div className="h-64" aria-busy />)}
              </div>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
