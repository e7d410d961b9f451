/** Facts as one run of words that breaks between them alone: a number stays with its unit, and '2–5' with 'seats' (RTE-29). */
export const FactLine = ({ facts }: { facts: readonly string[] }) =>
  facts.map((fact, index) => (
    <span key={fact}>
      <span className="inline-block max-w-full">
        {fact}
        {index < facts.length - 1 && ' ·'}
      </span>{' '}
    </span>
  ))
