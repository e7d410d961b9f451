/** What happens, in order. */
export const StepList = ({ steps }: { steps: { title: string; text?: string | null }[] }) =>
  steps.length > 0 && (
    <ol className="mt-7 space-y-5">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="tabular grid size-8 shrink-0 place-items-center rounded-full border border-line-strong text-sm font-bold"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            {text && <p className="text-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
