'use client'

import { useEffect, useState } from 'react'
import { SALES_COUNTER } from '@/src/domain/constants/site'
import { estimatedSales } from '@/src/domain/content/salesCount'

interface SalesCountProps {
  /** What the page was made with, which may be an hour ago. */
  first: number
  source: 'formula' | 'sales'
  /** 'vehicles this month' */
  unit: string
}

const readSales = async (): Promise<number | null> => {
  const response = await fetch('/api/sales-count')
  const answer: unknown = response.ok ? await response.json() : null
  return typeof answer === 'object' && answer !== null && 'count' in answer && typeof answer.count === 'number'
    ? answer.count
    : null
}

/** Cars sold this month, read again every 150 seconds (CON-26, CON-27). An estimate is called one (LAW-10). */
export const SalesCount = ({ first, source, unit }: SalesCountProps) => {
  const [count, setCount] = useState(first)
  useEffect(() => {
    const read = () => {
      if (source === 'formula') setCount(estimatedSales(new Date()))
      else
        readSales().then(
          (sold) => sold !== null && setCount(sold),
          () => undefined,
        )
    }
    read()
    const timer = setInterval(read, SALES_COUNTER.refreshMs)
    return () => clearInterval(timer)
  }, [source])
  const figure = count.toLocaleString('en-AU')
  return (
    <div className="text-center">
      <p className="flex flex-wrap items-end justify-center gap-x-5 gap-y-3">
        <span className="sr-only">{figure}</span>
        <span
          aria-hidden
          className="tabular inline-flex items-end gap-1.5 text-[clamp(2.75rem,9vw,5.5rem)] leading-none font-bold"
        >
          {[...figure].map((sign, place) =>
            /\d/.test(sign) ? (
              <span
                key={figure.length - place}
                className="rounded-lg bg-current/12 px-[0.18em] py-[0.14em] shadow-[inset_0_-1px_0_rgb(255_255_255/0.14)]"
              >
                {sign}
              </span>
            ) : (
              <span key={figure.length - place} className="pb-[0.1em] opacity-70">
                {sign}
              </span>
            ),
          )}
        </span>
        <span className="pb-2 text-lead font-semibold">{unit}</span>
      </p>
      {source === 'formula' && (
        <p className="mt-5 text-sm text-muted">
          An estimate from the date and the time of day, not a count of contracts.
        </p>
      )}
    </div>
  )
}
