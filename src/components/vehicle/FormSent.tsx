interface FormSentProps {
  title: string
  text: string
  leadId: string
}

/** What stands in place of a form that was taken (LEA-34, LEA-38). */
export const FormSent = ({ title, text, leadId }: FormSentProps) => (
  <div role="status" className="rounded-lg bg-success-soft p-6">
    <p className="text-subheading font-semibold text-success">{title}</p>
    <p className="mt-2">
      {text} Your reference is {leadId.slice(0, 8).toUpperCase()}.
    </p>
  </div>
)
