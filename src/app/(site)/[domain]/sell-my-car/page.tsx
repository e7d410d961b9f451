import { sellPage, sellPageMetadata } from '../cars/trade-in/sellPage'

export const revalidate = 3600
export const generateStaticParams = () => []
export const generateMetadata = sellPageMetadata

export default sellPage
