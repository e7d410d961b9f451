/** What happens after the form, in order and on one line. */
export const NextSteps = ({ steps }: { steps: { title: string; text: string }[] }) => (
  <ol>
    {steps.map(({ title, text }, at) => (
      <li key={title} className="relative flex gap-4 pb-6 last:pb-0">
        {at < steps.length - 1 && <span aria-hidden className="absolute bottom-0 left-4.5 top-9 w-px bg-line-strong" />}
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-ink font-semibold text-on-ink tabular"
        >
          {at + 1}
        </span>
        <span className="pt-1.5">
          <span className="block font-semibold">{title}</span>
          <span className="mt-0.5 block text-[0.9375rem] text-muted">{text}</span>
        </span>
      </li>
    ))}
  </ol>
)
