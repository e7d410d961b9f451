interface ComparisonWarningProps {
  /** Text of `comparisonNotice` for the state of the page. */
  text: string
  className?: string
}

/** Must be on every page that shows a repayment or a rate (LAW-02, FIN-46). */
export const ComparisonWarning = ({ text, className }: ComparisonWarningProps) => (
  <p className={className} data-testid="comparison-warning">
    {text}
  </p>
)
