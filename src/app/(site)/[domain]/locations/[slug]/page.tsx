import { LocationSlugPage, locationSlugMetadata } from '../LocationPage'

export const revalidate = 3600
export const generateStaticParams = () => []
export const generateMetadata = locationSlugMetadata

export default LocationSlugPage
