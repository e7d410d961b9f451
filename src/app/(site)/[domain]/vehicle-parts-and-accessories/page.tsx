import { partsPage } from '../enquiryPages'
import { enquiryRoute } from '../enquiryRoute'

/** Parts and accessories (RTE-38). */
const { generateMetadata, Page } = enquiryRoute(partsPage, '/vehicle-parts-and-accessories')

export const revalidate = 3600
export const generateStaticParams = () => []
export { generateMetadata, Page as default }
