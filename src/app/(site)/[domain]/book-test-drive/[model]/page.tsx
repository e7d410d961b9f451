import { getModel } from '@/src/data/content/getModel'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import { driveNoun } from '@/src/domain/testDrives/driveVisit'
import { testDrivePage } from '../../enquiryPages'
import { enquiryRoute } from '../../enquiryRoute'

/** The test drive of a new model, which its form then names (RTE-28, RTE-37). */
const { generateMetadata, Page } = enquiryRoute<{ model: string }>(
  testDrivePage,
  '/book-test-drive',
  async (site, { model: slug }) => {
    const model = await getModel(site.id, slug)
    if (!model) return null
    const name = carTitle({ make: model.brand?.title, model: model.name })
    return {
      title: `${driveNoun(model.kind)} the ${name}`,
      image: model.colours[0]?.image ?? model.image,
      prefill: { vehicle: name },
    }
  },
)

export const revalidate = 3600
export const generateStaticParams = () => []
export { generateMetadata }
export default Page
