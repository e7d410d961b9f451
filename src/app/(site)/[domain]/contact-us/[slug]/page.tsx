import { LocationSlugPage, locationSlugMetadata } from '@/src/app/(site)/[domain]/locations/LocationPage'

export const revalidate = 3600
export const generateStaticParams = () => []
export const generateMetadata = locationSlugMetadata

export default LocationSlugPage
