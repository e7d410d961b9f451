import { readFileSync } from 'node:fs'

const text = readFileSync('text/home.html', 'utf8')

const Home = () => <div dangerouslySetInnerHTML={{ __html: text }} />

export default Home
