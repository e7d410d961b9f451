'use client'

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './cx'
import { IconButton } from './IconButton'

interface CarouselProps {
  /** What is shown: 'Latest arrivals'. */
  label: string
  children: ReactNode
  /** Width of one item, as grid-auto-columns classes. */
  itemClassName?: string
}

const CARD_WIDTH =
  'auto-cols-[86%] sm:auto-cols-[calc((100%-1.5rem)/2)] lg:auto-cols-[calc((100%-3rem)/3)] xl:auto-cols-[calc((100%-4.5rem)/4)]'

const MOST_IN_SIGHT = 4

/**
 * A row that scrolls by swipe, wheel, keyboard or its two buttons; without JavaScript it still scrolls. On a phone the next item
 * looks in from the window's edge; else the last one ends at the column's edge, with room beside it for a shadow.
 */
export const Carousel = ({ label, children, itemClassName = CARD_WIDTH }: CarouselProps) => {
  const ref = useRef<HTMLUListElement>(null)
  // Until it is measured: what holds more than any window shows has its buttons, and their room, from the beginning.
  const [edges, setEdges] = useState({ start: true, end: Children.count(children) <= MOST_IN_SIGHT })
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const read = () =>
      setEdges({ start: row.scrollLeft < 8, end: row.scrollLeft + row.clientWidth > row.scrollWidth - 8 })
    const observer = new ResizeObserver(read)
    observer.observe(row)
    row.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', read)
    }
  }, [])
  const move = (direction: 1 | -1) =>
    ref.current?.scrollBy({ left: direction * ref.current.clientWidth, behavior: 'smooth' })
  const idle = edges.start && edges.end
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} className="relative">
      <ul
        ref={ref}
        tabIndex={0}
        aria-label={label}
        className={cx(
          'no-scrollbar -mx-gutter grid snap-x snap-mandatory scroll-px-gutter grid-flow-col gap-4 overflow-x-auto overscroll-x-contain px-gutter py-3 sm:-mx-4 sm:scroll-px-4 sm:gap-6 sm:px-4',
          itemClassName,
        )}
      >
        {Children.map(children, (child) => (
          <li className="flex min-w-0 snap-start [&>*]:grow">{child}</li>
        ))}
      </ul>
      <div className={cx('mt-4 hidden justify-end gap-2 md:flex noscript:hidden', idle && 'md:hidden')}>
        <IconButton
          icon={<ArrowLeft />}
          label={`Back: ${label}`}
          tone="outline"
          disabled={edges.start}
          onClick={() => move(-1)}
        />
        <IconButton
          icon={<ArrowRight />}
          label={`More: ${label}`}
          tone="outline"
          disabled={edges.end}
          onClick={() => move(1)}
        />
      </div>
    </div>
  )
}
