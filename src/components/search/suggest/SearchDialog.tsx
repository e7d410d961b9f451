'use client'

import { Dialog } from '@/src/components/ui/dialog/Dialog'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { FormKeyword } from './FormKeyword'

interface SearchDialogProps {
  open: boolean
  /** A sentence the site's stock answers; null: none is suggested. */
  example: string | null
  onClose: () => void
}

/** The stock search from any page. */
export const SearchDialog = ({ open, example, onClose }: SearchDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    backCloses={false}
    title="Search our stock"
    className="mb-auto mt-[min(6rem,8dvh)]"
  >
    <form action={STOCK_PATH} role="search" aria-label="Search our stock">
      <FormKeyword example={example} inDialog onGone={onClose} />
    </form>
  </Dialog>
)
