'use client'

import { X } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useBackCloses } from '@/src/components/ui/dialog/useBackCloses'
import { IconButton } from '@/src/components/ui/IconButton'
import { Photo } from '@/src/components/ui/Photo'
import { PHOTOS_DIALOG_Z_INDEX } from '@/src/domain/constants/site'

interface PhotosDialogProps {
  name: string
  /** The picture shown until the script of what is in it is loaded; null: none. */
  photo: string | null
  cdn: string | null
  onClose: () => void
  children: ReactNode
}

/** The gallery's full screen (GAL-02): open at once, and closed by its button, Escape or Back whatever is loaded. */
export const PhotosDialog = ({ name, photo, cdn, onClose, children }: PhotosDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useBackCloses(true, () => dialog.current?.close())
  return (
    <dialog
      ref={dialog}
      aria-label={`Photos of ${name}`}
      style={{ zIndex: PHOTOS_DIALOG_Z_INDEX }}
      onClose={onClose}
      className="on-dark fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none bg-black text-white"
    >
      <IconButton
        icon={<X />}
        label="Close"
        tone="inverse"
        className="absolute right-2 top-2 z-10 text-white"
        onClick={() => dialog.current?.close()}
      />
      <Suspense
        fallback={
          photo && <Photo url={photo} alt="" sizes="100vw" cdn={cdn} className="animate-pulse object-contain" />
        }
      >
        {children}
      </Suspense>
    </dialog>
  )
}
