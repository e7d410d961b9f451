'use client'

import { Button } from '@/src/components/ui/Button'

/** Opens the browser's print dialog; not printed itself. */
export const PrintButton = () => (
  <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
    Print this page
  </Button>
)
