import { testDrivePage } from '../enquiryPages'
import { enquiryRoute } from '../enquiryRoute'

/** Book a test drive (RTE-37, LEA-20, LEA-21). */
const { generateMetadata, Page } = enquiryRoute(testDrivePage, '/book-test-drive')

export const revalidate = 3600
export const generateStaticParams = () => []
export { generateMetadata, Page as default }
