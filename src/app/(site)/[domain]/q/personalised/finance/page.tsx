import { financeMetadataOf, FinanceQueryScreen, type FinanceQueryProps } from '../../../finance/FinanceQueryScreen'

export const generateMetadata = (props: FinanceQueryProps) => financeMetadataOf(props)

/** The finance page of one car (RTE-13). */
const FinanceQueryPage = (props: FinanceQueryProps) => <FinanceQueryScreen {...props} />

export default FinanceQueryPage
