interface LoadingPillProps {
  label: string
  /** Progress from 0 to 1; omitted when it cannot be measured. */
  part?: number
}

/** Loading progress of a viewer (GAL-13). */
export const LoadingPill = ({ label, part }: LoadingPillProps) => {
  const percent = part === undefined ? undefined : Math.round(part * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="pointer-events-none absolute inset-x-0 bottom-5 mx-auto w-44 overflow-hidden rounded-full bg-black/75 px-4 py-2 text-center text-xs font-semibold tabular text-white"
    >
      <span className="absolute inset-y-0 left-0 bg-white/25" style={{ width: `${percent ?? 0}%` }} />
      <span className="relative">{percent === undefined ? 'Loading…' : `${percent} % loaded`}</span>
    </div>
  )
}
