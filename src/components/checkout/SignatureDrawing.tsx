import { SIGNATURE_BOX } from '@/src/domain/checkout/signature'

/** A drawn signature as it was signed. `path`: SVG path. */
export const SignatureDrawing = ({ path, className }: { path: string; className?: string }) => (
  <svg
    viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={4}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    className={className}
  >
    <path d={path} />
  </svg>
)
