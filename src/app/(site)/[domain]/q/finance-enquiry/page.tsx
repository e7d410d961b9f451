import { financeMetadataOf, FinanceQueryScreen, type FinanceQueryProps } from '../../finance/FinanceQueryScreen'

export const generateMetadata = (props: FinanceQueryProps) => financeMetadataOf(props)

/** The finance page with what a link brought (RTE-10). */
const FinanceQueryPage = (props: FinanceQueryProps) => <FinanceQueryScreen {...props} />

export default FinanceQueryPage
