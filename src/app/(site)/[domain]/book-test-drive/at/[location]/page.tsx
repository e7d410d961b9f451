import { testDrivePage } from '../../../enquiryPages'
import { enquiryRoute } from '../../../enquiryRoute'

/** The test drive at a location, by its id, from whose page the visitor came: its form begins with it (LOC-02, RTE-37). */
const { generateMetadata, Page } = enquiryRoute<{ location: string }>(
  testDrivePage,
  '/book-test-drive',
  ({ locations }, { location: id }) => {
    const place = locations.find((location) => location.id === id)
    return place?.locationType === testDrivePage.locationType ? { prefill: { location_id: id } } : null
  },
)

export const revalidate = 3600
export const generateStaticParams = () => []
export { generateMetadata }
export default Page
