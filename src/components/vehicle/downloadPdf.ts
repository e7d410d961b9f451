import { toast } from '@/src/components/ui/toast'

const save = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Fetches a PDF and saves it under a name; says so when that fails (PDF-01). */
export const downloadPdf = async (path: string, name: string): Promise<void> => {
  try {
    const response = await fetch(path)
    if (!response.ok) throw new Error(`The PDF answered ${response.status}.`)
    save(await response.blob(), name)
  } catch {
    toast({
      title: 'The PDF could not be prepared',
      description: 'Please try again in a moment.',
      variant: 'destructive',
    })
  }
}
