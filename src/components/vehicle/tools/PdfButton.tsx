'use client'

import { Download } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { toolClasses } from './toolClasses'

/** Prepares a car's PDF, then downloads {slug}.pdf (PDF-01); without JavaScript, a link to the same file. */
export const PdfButton = ({ slug }: { slug: string }) => {
  const [preparing, setPreparing] = useState(false)
  const path = `/api/cars/${slug}/pdf`
  const prepare = async (event: MouseEvent) => {
    event.preventDefault()
    if (preparing) return
    setPreparing(true)
    const { downloadPdf } = await import('./downloadPdf')
    await downloadPdf(path, `${slug}.pdf`)
    setPreparing(false)
  }
  return (
    <a href={path} download={`${slug}.pdf`} onClick={prepare} aria-busy={preparing} className={toolClasses}>
      <Download className="size-4.5" />
      {preparing ? 'Preparing…' : 'PDF'}
    </a>
  )
}
