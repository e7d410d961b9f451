import { buttonClasses } from '@/src/components/ui/buttonClasses'
import type { HeldSection } from '@/src/domain/privacy/heldSections'

/** What is held of a person, part by part. */
export const HeldSections = ({ sections }: { sections: readonly HeldSection[] }) =>
  sections.map(({ title, items }) => (
    <section key={title} className="mt-10">
      <h2 className="text-heading">{title}</h2>
      {items.map((item, at) => (
        <article key={at} className="mt-5 rounded-lg border border-line bg-canvas p-5 sm:p-6">
          <h3 className="text-subheading font-semibold">{item.title}</h3>
          <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
            {item.facts.map(([label, value], fact) => (
              <div key={fact} className="contents">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="mb-2 wrap-anywhere whitespace-pre-wrap sm:mb-0">{value}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </section>
  ))

/** Deletes after a box is ticked; a plain form, which works without a script. */
export const DeleteMyData = ({ action }: { action: string }) => (
  <section className="mt-12 rounded-lg border border-danger/30 p-5 sm:p-6">
    <h2 id="delete" className="text-subheading font-semibold">
      Delete my data
    </h2>
    <p className="mt-2 text-muted">
      We erase what is shown above from our records. What we have passed on, as said above, has to be deleted by whoever
      has it; ask us and we will ask them. It cannot be undone.
    </p>
    <form method="post" action={action} className="mt-4 grid gap-4">
      <label className="flex items-start gap-3">
        <input type="checkbox" name="confirm" value="on" required className="mt-0.5 size-5 shrink-0 accent-(--brand)" />
        <span>Yes, delete my data. I know that an enquiry that is still open ends with it.</span>
      </label>
      <div>
        <button type="submit" className={buttonClasses({ variant: 'danger', size: 'lg' })}>
          Delete my data
        </button>
      </div>
    </form>
  </section>
)
