export { default, generateMetadata } from '../dealer-locator/page'

// The same list at the folder of the location pages (RTE-33, RTE-35). Next reads these in each page's own file.
export const revalidate = 3600
export const generateStaticParams = () => []
