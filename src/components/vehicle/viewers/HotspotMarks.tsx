'use client'

import { cx } from '@/src/components/ui/cx'
import { Minus, Plus } from 'lucide-react'
import type { ShownHotspot } from '@/src/domain/gallery/hotspotsOnFrame'

interface HotspotMarksProps {
  spots: ShownHotspot[]
  /** Id of the one whose words are shown. */
  open: string | null
  onOpen: (id: string | null) => void
}

/** Round marks on the details of a picture (GAL-09, CAR-21). */
export const HotspotMarks = ({ spots, open, onOpen }: HotspotMarksProps) =>
  spots.map(({ id, description, x, y }) => (
    <button
      key={id}
      type="button"
      aria-label={description}
      aria-expanded={id === open}
      onClick={() => onOpen(id === open ? null : id)}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      className={cx(
        'absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-white shadow-raised transition',
        id === open ? 'scale-110 bg-brand text-on-brand' : 'bg-black/70 text-white hover:bg-black',
      )}
    >
      {id === open ? <Minus className="size-4" /> : <Plus className="size-4" />}
    </button>
  ))
