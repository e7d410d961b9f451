import { filterTests } from './support/filterTests'

filterTests()
