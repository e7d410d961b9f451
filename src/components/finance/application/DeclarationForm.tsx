'use client'

import Link from 'next/link'
import { submitFinanceApplication } from '@/src/actions/finance/submitFinanceApplication'
import { CheckboxField } from '@/src/components/forms/CheckboxField'
import { Form } from '@/src/components/forms/Form'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { SignatureField } from '@/src/components/forms/SignatureField'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import type { AnsweredSection } from '@/src/domain/finance/application/answers'
import { pagePath } from '@/src/domain/finance/application/applicationPages'
import { declarationTexts } from '@/src/domain/finance/application/declaration'

const schema = async () => (await import('@/src/domain/finance/application/declaration')).declarationSchema

/** All answers to be looked through, each step with the way back to it. */
export const AnswerReview = ({ sections, documents }: { sections: AnsweredSection[]; documents: number }) => (
  <div className="mb-10 divide-y divide-line border-y border-line">
    {sections.map(({ id, title, facts }) => (
      <section key={id} aria-labelledby={`answers-${id}`} className="py-5">
        <div className="mb-3 flex items-baseline justify-between gap-4">
          <h3 id={`answers-${id}`} className="font-semibold">
            {title}
          </h3>
          <Link prefetch={false} href={pagePath(id)} className="inline-flex min-h-6 items-center text-sm underline">
            Change<span className="sr-only"> {title.toLowerCase()}</span>
          </Link>
        </div>
        <dl className="grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 sm:block">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-semibold [overflow-wrap:anywhere] sm:text-left">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <p className="flex items-baseline justify-between gap-4 py-5">
      <span>
        <span className="font-semibold">Documents</span>{' '}
        <span className="text-sm text-muted">{documents === 0 ? 'none yet' : documents}</span>
      </span>
      <Link
        prefetch={false}
        href={pagePath('documents')}
        className="inline-flex min-h-6 items-center text-sm underline"
      >
        Change<span className="sr-only"> documents</span>
      </Link>
    </p>
  </div>
)

interface DeclarationFormProps {
  lender: string
  /** Of the collection notice (LAW-08). */
  notice: string
}

/** Consents, typed signature, and the button that sends the application. */
export const DeclarationForm = ({ lender, notice }: DeclarationFormProps) => (
  <Form action={submitFinanceApplication} schema={schema} className="grid gap-5">
    {Object.entries(declarationTexts).map(([name, { to, text }]) => (
      <CheckboxField key={name} name={name} label={`${to}: ${text}`} required className="text-sm" />
    ))}
    <p className="text-sm text-muted">
      {lender === 'Manual'
        ? 'The dealership names the lender to you before it passes your application on.'
        : `The lender is ${lender}.`}
    </p>
    <SignatureField />
    <div className="flex flex-wrap items-center gap-5">
      <SubmitButton size="lg" label="Send my application" className="max-sm:w-full" />
      <CollectionNotice text={notice} purpose="We use your answers and your signature for this application." />
    </div>
  </Form>
)
