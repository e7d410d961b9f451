'use client'

import { type PointerEvent, useRef, useState } from 'react'
import { useFormFields } from '@/src/components/forms/FormContext'
import { Button } from '@/src/components/ui/Button'
import { useHydrated } from '@/src/components/ui/useHydrated'
import { SIGNATURE_BOX } from '@/src/domain/checkout/signature'
import { SignatureDrawing } from './SignatureDrawing'

/** What a form takes of a drawing; more than any signature. */
const MOST_CHARACTERS = 20_000
const MOST_OF_A_POINT = 8

/** Where a pointer is on the drawing, as its path writes it. */
const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): string => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const along = (at: number, size: number, most: number) => Math.round(Math.min(Math.max(at / size, 0), 1) * most)
  return `${along(clientX - left, width, SIGNATURE_BOX.width)} ${along(clientY - top, height, SIGNATURE_BOX.height)}`
}

/** A place to sign by finger, pen or mouse, beside the typed name, which alone is enough. Not without JavaScript. */
export const SignaturePad = ({ name }: { name: string }) => {
  const { methods } = useFormFields()
  const isHydrated = useHydrated()
  const [path, setPath] = useState('')
  const isDown = useRef(false)
  const draw = (next: string): void => {
    if (next.length > MOST_CHARACTERS - MOST_OF_A_POINT) return
    setPath(next)
    methods.setValue(name, next)
  }
  if (!isHydrated) return null
  return (
    <div className="grid max-w-md gap-2">
      <p className="text-sm font-semibold" id={`${name}-label`}>
        Sign by hand, if you like
      </p>
      <input type="hidden" {...methods.register(name)} value={path} readOnly />
      <div
        role="img"
        aria-labelledby={`${name}-label`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          isDown.current = true
          draw(`${path}M${pointOf(event)}`)
        }}
        onPointerMove={(event) => {
          if (isDown.current) draw(`${path}L${pointOf(event)}`)
        }}
        onPointerUp={() => (isDown.current = false)}
        onPointerCancel={() => (isDown.current = false)}
        className="relative touch-none cursor-crosshair rounded-control border border-line-strong bg-canvas"
      >
        <span aria-hidden className="absolute inset-x-6 bottom-8 border-b border-line" />
        <SignatureDrawing path={path} className="relative w-full" />
      </div>
      <div>
        <Button variant="ghost" size="sm" disabled={path === ''} onClick={() => draw('')}>
          Clear
        </Button>
      </div>
    </div>
  )
}
