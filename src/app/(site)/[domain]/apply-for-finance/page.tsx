export { default, generateMetadata } from '../finance/page'

// Next reads these in each page's own file.
export const revalidate = 3600
export const generateStaticParams = () => []
