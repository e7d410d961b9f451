'use client'

import { Button } from '@/src/components/ui/Button'
import { Dialog } from '@/src/components/ui/Dialog'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { FormKeyword } from './FormKeyword'

/** The stock search from any page. */
export const SearchDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Search our stock" className="mb-auto mt-[min(6rem,8dvh)]">
    <form action={STOCK_PATH} role="search" aria-label="Search our stock">
      <div className="flex items-start gap-3">
        <FormKeyword inDialog onGone={onClose} className="grow" />
        <Button type="submit" className="h-12 max-sm:hidden">
          Search
        </Button>
      </div>
    </form>
  </Dialog>
)
