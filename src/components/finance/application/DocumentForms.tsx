import { FileText } from 'lucide-react'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { Button } from '@/src/components/ui/Button'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { cx } from '@/src/components/ui/cx'
import { Field } from '@/src/components/ui/inputs/Field'
import { inputClasses } from '@/src/components/ui/inputs/inputClasses'
import { Select } from '@/src/components/ui/inputs/Select'
import { pagePath } from '@/src/domain/finance/application/applicationPages'
import {
  type ApplicationDocument,
  documentNews,
  documentPurposes,
  purposeLabel,
} from '@/src/domain/finance/application/documents'

const ACTION = '/api/finance-application/documents'

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

const DocumentRow = ({ document }: { document: ApplicationDocument }) => {
  const { id, name, purpose, bytes } = document
  return (
    <li className="flex items-start justify-between gap-4 py-4">
      <div className="flex min-w-0 gap-3">
        <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0">
          <a href={`${ACTION}/${id}`} download className="font-semibold underline [overflow-wrap:anywhere]">
            {name}
          </a>
          <p className="text-sm text-muted">
            {purposeLabel(purpose)}, {sizeOf(bytes)}
          </p>
        </div>
      </div>
      <form method="post" action={`${ACTION}/remove`}>
        <input type="hidden" name="document" value={id} />
        <button type="submit" className={buttonClasses({ variant: 'ghost', size: 'sm' })}>
          Delete<span className="sr-only"> {name}</span>
        </button>
      </form>
    </li>
  )
}

interface DocumentFormsProps {
  documents: ApplicationDocument[]
  /** What came of the last file; null without one. */
  said: string | null
  /** Of the collection notice (LAW-08). */
  notice: string
}

/** Documents of the application: sent one by one by plain forms, listed, deleted. */
export const DocumentForms = ({ documents, said, notice }: DocumentFormsProps) => {
  const news = said === null ? null : documentNews[said]
  return (
    <>
      {news && (
        <p
          role={news.isGood ? 'status' : 'alert'}
          className={cx(
            'mb-6 rounded-md px-4 py-3 font-semibold',
            news.isGood ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
          )}
        >
          {news.text}
        </p>
      )}
      {documents.length > 0 && (
        <ul className="mb-8 divide-y divide-line border-y border-line">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
      <form
        method="post"
        action={ACTION}
        encType="multipart/form-data"
        className="grid gap-5 rounded-lg bg-surface p-5 sm:grid-cols-2"
      >
        <Field label="What it is">
          <Select name="purpose" options={documentPurposes.map(([value, label]) => ({ value, label }))} />
        </Field>
        <Field label="File" hint="PDF, JPG or PNG, up to 8 MB.">
          <input
            type="file"
            name="file"
            accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
            className={inputClasses('py-2.5 text-sm file:mr-3 file:border-0 file:bg-transparent file:font-semibold')}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-5 sm:col-span-full">
          <button type="submit" className={buttonClasses({ variant: 'outline', className: 'max-sm:w-full' })}>
            Add this document
          </button>
          <CollectionNotice text={notice} purpose="We use your documents for this application." />
        </div>
      </form>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button href={pagePath('declaration')} size="lg" className="max-sm:w-full">
          {documents.length === 0 ? 'Continue without documents' : 'Continue'}
        </Button>
        <a href={pagePath('loan')} className="inline-flex min-h-11 items-center font-semibold underline">
          Back
        </a>
      </div>
    </>
  )
}
