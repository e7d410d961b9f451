/** Facts as one run of words that breaks between them alone: a number stays with its unit, '2–5' with 'seats', and no line begins or ends with a dot (RTE-29). */
export const FactLine = ({ facts }: { facts: readonly string[] }) => (
  <span className="block overflow-hidden">
    <span className="-ml-[0.9em] flex flex-wrap">
      {facts.map((fact) => (
        <span
          key={fact}
          className="relative max-w-full pl-[0.9em] before:absolute before:left-[0.3em] before:content-['·'_/_'']"
        >
          {fact}{' '}
        </span>
      ))}
    </span>
  </span>
)
