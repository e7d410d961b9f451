import { ContactPage, contactMetadata } from '../contact-us/ContactPage'

export const revalidate = 3600
export const generateStaticParams = () => []
export const generateMetadata = contactMetadata

export default ContactPage
