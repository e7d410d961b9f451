'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Leads `/models?body=suv` to the page of that body (RTE-29), which is cached; an unknown body stays on the whole range. */
export const BodyParam = ({ bodies }: { bodies: string[] }) => {
  const router = useRouter()
  useEffect(() => {
    const body = new URLSearchParams(window.location.search).get('body')?.toLowerCase()
    if (body && bodies.includes(body)) router.replace(`/models/${body}`)
  }, [bodies, router])
  return null
}
