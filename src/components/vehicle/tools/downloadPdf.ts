const save = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

interface Refusal {
  error?: { message?: string }
}

const refusal = async (response: Response): Promise<string> => {
  const { error }: Refusal = await response.json().catch(() => ({}))
  return error?.message ?? `The PDF answered ${response.status}.`
}

/** Fetches a PDF and saves it under a name (PDF-01); an alert gives the error's message when that fails (ERR-15). */
export const downloadPdf = async (path: string, name: string): Promise<void> => {
  try {
    const response = await fetch(path)
    if (!response.ok) throw new Error(await refusal(response))
    save(await response.blob(), name)
  } catch (error) {
    window.alert(error instanceof Error ? error.message : 'The PDF could not be prepared.')
  }
}
