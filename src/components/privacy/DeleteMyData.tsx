import { buttonClasses } from '@/src/components/ui/buttonClasses'

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
