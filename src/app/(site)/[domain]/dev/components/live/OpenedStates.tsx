'use client'

import { useState } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Dialog } from '@/src/components/ui/dialog/Dialog'
import { toast } from '@/src/components/ui/dialog/toast'

const PLACES = ['centre', 'left', 'right', 'bottom'] as const

/** A dialog in each of its places, opened by a press. */
export const DialogStates = () => {
  const [placement, setPlacement] = useState<(typeof PLACES)[number]>('centre')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="flex flex-wrap gap-3">
      {PLACES.map((place) => (
        <Button
          key={place}
          variant="outline"
          onClick={() => {
            setPlacement(place)
            setOpen(true)
          }}
        >
          Dialog: {place}
        </Button>
      ))}
      <Dialog
        title="A dialog"
        open={open}
        onClose={close}
        placement={placement}
        footer={<Button onClick={close}>Done</Button>}
      >
        <p>What it says stands here. Escape, the cross and a press beside it close it.</p>
      </Dialog>
    </div>
  )
}

/** A message of each kind, shown by a press. */
export const ToastStates = () => (
  <div className="flex flex-wrap gap-3">
    <Button
      variant="outline"
      onClick={() => toast({ title: 'Saved', action: { label: 'Home', href: '/' }, durationMs: null })}
    >
      Toast: done
    </Button>
    <Button
      variant="outline"
      onClick={() =>
        toast({
          title: 'Not sent',
          description: 'There is no connection.',
          variant: 'destructive',
          durationMs: null,
        })
      }
    >
      Toast: failed
    </Button>
  </div>
)
