import { COMPARISON_EXAMPLE, COMPARISON_WARNING } from '@/src/domain/finance/formatRepayment'

/** Stands on every page that shows a repayment or a rate (LAW-02, FIN-46). */
export const ComparisonWarning = ({ className }: { className?: string }) => (
  <p className={className} data-testid="comparison-warning">
    *Estimate only, not an offer of credit; lending criteria, fees and conditions apply. {COMPARISON_EXAMPLE}{' '}
    {COMPARISON_WARNING}
  </p>
)
