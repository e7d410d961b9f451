'use client'

import { unstable_rethrow } from 'next/navigation'
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import type { FormAction, FormState, FormValues } from '@/src/actions/FormState'
import { toast } from '@/src/components/ui/dialog/toast'
import { SpamTrap } from '@/src/components/ui/inputs/SpamTrap'
import { addSigns } from './captcha/formCaptcha'
import { ErrorSummary } from './ErrorSummary'
import { FormContext } from './FormContext'
import { FormSent } from './FormSent'
import { type FormSchema, useSchemaForm } from './useSchemaForm'
import { noteVisit } from './visitorStore'
import { CircleAlert } from 'lucide-react'

/** Error of the server action, above the fields (ERR-13). Focusable, so that it is scrolled into view and announced. */
const FormFailed = ({ ref, message }: { ref: Ref<HTMLDivElement>; message: string }) => (
  <div
    ref={ref}
    role="alert"
    tabIndex={-1}
    autoFocus
    className="flex scroll-mt-28 gap-3 rounded-md border border-danger/30 bg-danger-soft p-4 font-semibold text-danger sm:col-span-full"
  >
    <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
    <p>{message}</p>
  </div>
)

export interface FormProps {
  /** The server action. Without JavaScript the browser posts to it. */
  action: FormAction
  /** Loads the schema the action parses with. */
  schema: () => Promise<FormSchema>
  /** False sends a form with mistakes without validating in the browser; the server refuses it (LEA-16). */
  enforceValidation?: boolean
  /** Runs before a form is sent, and may add to it (LEA-02): how the visitor came. Not without JavaScript. */
  beforeSend?: (form: FormData) => void | Promise<void>
  /** Initial values of the fields. */
  prefill?: FormValues
  /** Replaces the form after success; not needed when the action redirects. */
  sent?: { title: string; text: string }
  /** Replaces the fields when there is nothing left to send; the answer to a submission is shown first. */
  closed?: ReactNode
  /** False where a form has a single field, which already shows its own error. */
  summary?: boolean
  className?: string
  children: ReactNode
}

const IDLE: FormState = { kind: 'idle' }
const NO_VALUES: FormValues = {}

const NOT_SENT = {
  title: 'Not sent',
  description: 'There is no connection. What you typed is still here: please send it again.',
  variant: 'destructive',
  durationMs: null,
} as const

/**
 * Calls a form's server action. A lost connection is a toast, and the form stays as it is (ERR-30, LEA-38): inside
 * `useActionState` it would replace the page by its error page. `answer` is null until the action has answered.
 */
const useSendForm = (action: FormAction) => {
  const [answer, setAnswer] = useState<FormState | null>(null)
  const [sending, start] = useTransition()
  const send = (state: FormState, data: FormData): void =>
    start(async () => {
      try {
        setAnswer(await action(state, data))
      } catch (error) {
        // A redirect to the confirmation page is an error as well, which Next handles.
        unstable_rethrow(error)
        toast(NOT_SENT)
      }
    })
  return { answer, sending, send }
}

/**
 * A form with one schema, used by the browser and by the server action. Works without JavaScript. Typed values are kept
 * after every answer, and focus moves to the first error, the failure or the confirmation (LEA-38, ERR-13, ERR-14).
 */
export const Form = (props: FormProps) => {
  const {
    action,
    schema,
    enforceValidation = true,
    beforeSend = noteVisit,
    prefill = NO_VALUES,
    sent,
    summary = true,
  } = props
  // Without JavaScript the browser posts to the first; with it the second sends, which survives a lost connection.
  const [posted, post] = useActionState(action, IDLE)
  const { answer, sending, send: sendForm } = useSendForm(action)
  const state = answer ?? posted
  const notice = useRef<HTMLDivElement>(null)
  const returned = state.kind === 'invalid' || state.kind === 'failed'
  const { context, formProps } = useSchemaForm({
    schema,
    values: returned ? state.values : prefill,
    returned,
    serverErrors: state.kind === 'invalid' ? state.errors : undefined,
    sending,
  })
  const { handleSubmit, setFocus, formState } = context.methods
  // A page that is drawn again with the answer may have closed the form, and put the message elsewhere.
  const isClosed = Boolean(props.closed)
  useEffect(() => {
    const [first] = state.kind === 'invalid' ? Object.keys(state.errors) : []
    if (first !== undefined && !isClosed) setFocus(first)
    else if (state.kind !== 'idle') notice.current?.focus()
  }, [state, isClosed, setFocus])
  if (state.kind === 'sent' && sent) return <FormSent ref={notice} {...sent} reference={state.reference} />
  if (props.closed)
    return state.kind === 'failed' ? (
      <div className="grid gap-5">
        <FormFailed ref={notice} message={state.message} />
        {props.closed}
      </div>
    ) : (
      props.closed
    )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (context.busy) return
    const form = event.currentTarget
    const send = async () => {
      const data = new FormData(form)
      await beforeSend(data)
      await addSigns(form, data)
      sendForm(state, data)
    }
    void handleSubmit(send, enforceValidation ? undefined : send)(event)
  }
  return (
    <form
      action={post}
      onSubmit={onSubmit}
      {...formProps}
      aria-busy={context.busy}
      className={props.className ?? 'grid gap-4 sm:grid-cols-2 sm:gap-5'}
    >
      <FormContext value={context}>
        {state.kind === 'failed' && <FormFailed ref={notice} message={state.message} />}
        {summary && (state.kind === 'invalid' || formState.submitCount > 0) && <ErrorSummary />}
        <SpamTrap />
        {props.children}
      </FormContext>
    </form>
  )
}
