import { type FocusEvent, useId, useMemo } from 'react'
import { type FieldErrors, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { FormValues } from '@/src/actions/FormState'
import { prepareCaptcha } from './captcha/formCaptcha'
import type { FormContextValue } from './FormContext'
import { useHydrated } from '@/src/components/ui/useHydrated'
import { inFormOrder } from '@/src/domain/leads/inFormOrder'

export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>

const resolverCode = () => import('@hookform/resolvers/zod')

/**
 * Validates with the schema the server action parses with. zod (12 KB gzip) and the schema are fetched when they are first
 * needed; where they cannot be, the form is sent as it is and the server validates it.
 */
const schemaResolver =
  (load: () => Promise<FormSchema>): Resolver<FieldValues> =>
  async (values, context, options) => {
    const code = await Promise.all([resolverCode(), load()]).catch(() => null)
    if (!code) return { values, errors: {} }
    const [{ zodResolver }, schema] = code
    const result = await zodResolver(schema)(values, context, options)
    const errors = inFormOrder(result.errors, options.names ?? [])
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result
  }

/** Fetches what validation needs ahead of the first check. */
const preloadSchema = (load: () => Promise<FormSchema>): void =>
  void Promise.all([resolverCode(), load()]).catch(() => undefined)

interface SchemaForm {
  schema: () => Promise<FormSchema>
  values: FormValues
  returned?: boolean
  /** What the server found, by field name. */
  serverErrors?: Record<string, string>
  /** Being sent. */
  sending: boolean
}

const messagesOf = (errors: FieldErrors<FieldValues>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]))

/**
 * react-hook-form over a form that also works without JavaScript: its fields are uncontrolled, so what was typed before
 * hydration is kept, and the browser validates until this code can.
 */
export const useSchemaForm = ({ schema, values, returned = false, serverErrors, sending }: SchemaForm) => {
  const errors = useMemo(
    () =>
      serverErrors &&
      Object.fromEntries(Object.entries(serverErrors).map(([name, message]) => [name, { type: 'server', message }])),
    [serverErrors],
  )
  // Validates on submit, then on every change. Validation on blur would show an error that moves the button while it is
  // being pressed.
  const methods = useForm<FieldValues>({ resolver: schemaResolver(schema), errors })
  const { formState } = methods
  const context: FormContextValue = {
    methods,
    values,
    returned,
    errors: messagesOf(formState.errors),
    id: useId(),
    busy: sending || formState.isSubmitting,
  }
  const onFocus = ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
    preloadSchema(schema)
    prepareCaptcha(currentTarget)
  }
  const formProps = { noValidate: useHydrated(), onFocus }
  return { context, formProps }
}
