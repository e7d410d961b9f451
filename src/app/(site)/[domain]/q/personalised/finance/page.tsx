import {
  financeMetadataOf,
  FinanceQueryPage,
  type FinanceQueryProps,
} from '@/src/app/(site)/[domain]/finance/FinanceQueryPage'

export const generateMetadata = (props: FinanceQueryProps) => financeMetadataOf(props)

/** The finance page of one car (RTE-13). */
const Page = (props: FinanceQueryProps) => <FinanceQueryPage {...props} />

export default Page
