import { readFileSync } from 'node:fs'

const text = readFileSync('text/search.html', 'utf8')

const Search = () => <div dangerouslySetInnerHTML={{ __html: text }} />

export default Search
