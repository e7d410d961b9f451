import { servicePage } from '../enquiryPages'
import { enquiryRoute } from '../enquiryRoute'

/** Service and its booking form (RTE-36). */
const { generateMetadata, Page } = enquiryRoute(servicePage, '/service')

export const revalidate = 3600
export const generateStaticParams = () => []
export { generateMetadata, Page as default }
