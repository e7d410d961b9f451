import { unstable_rethrow } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { FormAction, FormState } from '@/src/actions/FormState'
import { toast } from '@/src/components/ui/dialog/toast'

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
export const useSendForm = (action: FormAction) => {
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
