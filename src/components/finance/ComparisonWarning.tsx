import { COMPARISON_EXAMPLE, COMPARISON_WARNING } from '@/src/domain/finance/formatRepayment'

interface ComparisonWarningProps {
  className?: string
  /** The example loan has a final payment of 30%, and the disclaimer beside says so (FIN-47). */
  finalPayment?: boolean
}

/** Stands on every page that shows a repayment or a rate (LAW-02, FIN-46). */
export const ComparisonWarning = ({ className, finalPayment = false }: ComparisonWarningProps) => (
  <p className={className} data-testid="comparison-warning">
    *Estimate only, not an offer of credit; lending criteria, fees and conditions apply.{' '}
    {finalPayment ? null : `${COMPARISON_EXAMPLE} `}
    {COMPARISON_WARNING}
  </p>
)
