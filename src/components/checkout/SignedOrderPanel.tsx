import { FileDown } from 'lucide-react'
import { Button } from '@/src/components/ui/Button'
import type { OrderPart } from '@/src/domain/checkout/order'
import { signedAt } from '@/src/domain/checkout/signature'
import { Order } from './Order'
import { SignatureDrawing } from './SignatureDrawing'

interface SignedOrderPanelProps {
  order: { parts: OrderPart[]; name: string; at: string; hash: string; drawn: string | null }
  /** Address of the PDF. */
  file: string
}

/** A signed order: by whom, when, the file to keep, and all its words. */
export const SignedOrderPanel = ({ order: { parts, name, at, hash, drawn }, file }: SignedOrderPanelProps) => (
  <section aria-labelledby="order" className="grid gap-6">
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl bg-surface p-5 sm:p-6">
      <div>
        <h2 id="order" className="text-subheading">
          Signed by {name}
        </h2>
        {drawn && <SignatureDrawing path={drawn} className="my-2 h-16" />}
        <p className="mt-1 text-sm text-muted">{signedAt(at)}</p>
        <p className="mt-1 text-xs text-muted [overflow-wrap:anywhere]">SHA-256 {hash}</p>
      </div>
      <Button href={file} variant="outline" download>
        <FileDown />
        Your order as PDF
      </Button>
    </div>
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold underline">Read it here</summary>
      <div className="mt-3">
        <Order parts={parts} />
      </div>
    </details>
  </section>
)
