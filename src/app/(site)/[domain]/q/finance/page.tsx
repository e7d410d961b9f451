import { financeMetadataOf, FinanceQueryPage, type FinanceQueryProps } from '../../finance/FinanceQueryPage'

export const generateMetadata = (props: FinanceQueryProps) => financeMetadataOf(props)

/** The finance page with what a link brought (RTE-10). */
const Page = (props: FinanceQueryProps) => <FinanceQueryPage {...props} />

export default Page
