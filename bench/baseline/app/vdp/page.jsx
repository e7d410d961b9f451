import { readFileSync } from 'node:fs'

const text = readFileSync('text/vdp.html', 'utf8')

const Vdp = () => <div dangerouslySetInnerHTML={{ __html: text }} />

export default Vdp
