import type { VirusScan } from './VirusScan'

/** The harmless file that every scanner reports (eicar.org), in two parts, so that no scanner reports this one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** What a scan or a payslip has no use for: scripts, programs to start, files within. Names may be written with #xx. */
const ACTIVE = ['/JavaScript', '/JS', '/Launch', '/EmbeddedFile', '/RichMedia', '/XFA'] as const

const ESCAPED = /#([0-9A-Fa-f]{2})/g
const plainNames = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Where no scanner is configured. This is NO virus scanner and knows no viruses: it finds the test file and PDFs that openly
 * carry scripts, programs or files; what is within a PDF's compressed parts it does not see.
 */
export const localScan: VirusScan = {
  name: 'local',
  scan: (content) => {
    const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1')
    if (text.includes(EICAR)) return Promise.resolve({ kind: 'found', name: 'Eicar-Test-Signature' })
    const names = text.startsWith('%PDF-') ? plainNames(text) : ''
    const active = ACTIVE.find((name) => new RegExp(`${name}(?![A-Za-z0-9])`).test(names))
    return Promise.resolve(active ? { kind: 'found', name: `PDF with ${active.slice(1)}` } : { kind: 'clean' })
  },
}
