'use client'

import { type MouseEvent, useState } from 'react'
import { Icon } from '@/src/components/ui/Icon'
import { toast } from '@/src/components/ui/toast'
import { toolClasses } from './toolClasses'

const save = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Prepares a car's PDF, then downloads {slug}.pdf (PDF-01); without JavaScript, a link to the same file. */
export const PdfButton = ({ slug }: { slug: string }) => {
  const [preparing, setPreparing] = useState(false)
  const path = `/api/cars/${slug}/pdf`
  const prepare = async (event: MouseEvent) => {
    event.preventDefault()
    if (preparing) return
    setPreparing(true)
    try {
      const response = await fetch(path)
      if (!response.ok) throw new Error(`The PDF answered ${response.status}.`)
      save(await response.blob(), `${slug}.pdf`)
    } catch {
      toast({
        title: 'The PDF could not be prepared',
        description: 'Please try again in a moment.',
        variant: 'destructive',
      })
    }
    setPreparing(false)
  }
  return (
    <a href={path} download={`${slug}.pdf`} onClick={prepare} aria-busy={preparing} className={toolClasses}>
      <Icon name="download" className="size-4.5" />
      {preparing ? 'Preparing…' : 'PDF'}
    </a>
  )
}
