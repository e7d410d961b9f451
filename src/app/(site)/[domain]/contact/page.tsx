import { ContactScreen, contactMetadata } from '../contact-us/ContactScreen'

export const revalidate = 3600
export const generateStaticParams = () => []
export const generateMetadata = contactMetadata

export default ContactScreen
