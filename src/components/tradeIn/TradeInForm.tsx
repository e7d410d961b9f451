'use client'

import { CircleAlert } from 'lucide-react'
import { useRouter } from 'next/navigation'
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
import { submitTradeIn } from '@/src/actions/submitTradeIn'
import type { FormValues } from '@/src/actions/FormState'
import { addSigns } from '@/src/components/forms/captcha/formCaptcha'
import { ErrorSummary } from '@/src/components/forms/ErrorSummary'
import { FormContext } from '@/src/components/forms/FormContext'
import type { OptIn } from '@/src/components/forms/FormFooter'
import { FormSent } from '@/src/components/forms/FormSent'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { useSchemaForm } from '@/src/components/forms/useSchemaForm'
import type { SelectOption } from '@/src/components/ui/inputs/Select'
import { cx } from '@/src/components/ui/cx'
import { SpamTrap } from '@/src/components/ui/inputs/SpamTrap'
import { type TradeInState, tradeInSuccessHref } from '@/src/domain/tradeIn/TradeInState'
import type { GivenVehicle } from '@/src/domain/tradeIn/givenVehicle'
import type { TradeInRange } from '@/src/domain/tradeIn/tradeInRange'
import type { TradeInStart } from '@/src/domain/tradeIn/tradeInStart'
import { EstimateResult } from './EstimateResult'
import { LiveRange } from './LiveRange'
import { KIND_GROUP } from './measureFields'
import { postValuation, sendTradeIn } from './postValuation'
import { TradeInSteps } from './TradeInSteps'
import { LAST_STEP, useTradeInSteps } from './useTradeInSteps'

/** What the page's address fills in. */
export interface TradeInBeginning {
  values: TradeInStart
  /** Of the registration, when one was looked up. */
  said: string
  range: TradeInRange | null
  /** What of it replaces the fields of the first step. */
  given: GivenVehicle | null
}

interface TradeInFormProps {
  /** The car it is traded for; null when the shopper only sells. */
  carId: string | null
  optIn: OptIn
  /** The dealership keeps the estimate with the lead (LEA-35). */
  saveValuation: boolean
  start?: TradeInBeginning | null
  /** Kinds of vehicle to choose from; none: it is about a car. */
  kinds?: SelectOption[]
  /** Beside the steps. */
  children?: ReactNode
}

const IDLE: TradeInState = { kind: 'idle' }
const NO_VALUES: FormValues = {}
const SENT = { title: 'Thank you, we have your details.', text: 'A buyer looks at them and calls you with a figure.' }

const schemaOf = (step: number) => async () => {
  const { tradeInFormSchema, tradeInStepSchemas } = await import('@/src/domain/leads/tradeInForm')
  return tradeInStepSchemas[step] ?? tradeInFormSchema
}

/** sessionStorage: the shopper's own car of the last trade-in that was sent (LEA-27). */
const TRADE_IN_CAR_KEY = 'trade-in-car'

const FIELDS = ['vehicle_kind', 'rego', 'rego_state', 'make', 'model', 'year', 'odometer_km', 'length_m', 'hours']

/** Keeps the car for this visit; without storage it is not kept. */
const keepTradeInCar = (leadId: string, form: FormData): void => {
  const car = Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? '')]))
  try {
    sessionStorage.setItem(TRADE_IN_CAR_KEY, JSON.stringify({ ...car, lead_id: leadId }))
  } catch {
    // Private windows may refuse.
  }
}

/** The server's error, above the steps (LEA-28, ERR-12). */
const TradeInFailed = ({ ref, message }: { ref: Ref<HTMLDivElement>; message: string }) => (
  <div
    ref={ref}
    role="alert"
    tabIndex={-1}
    autoFocus
    className="flex scroll-mt-28 gap-3 rounded-md border border-danger/30 bg-danger-soft p-4 font-semibold text-danger"
  >
    <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
    <p>{message}</p>
  </div>
)

const COLUMNS =
  'grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start'

/**
 * Details of the shopper's own car in three steps, then the estimate (RTE-04, RTE-05, LEA-26). Without JavaScript all
 * steps are one page.
 */
export const TradeInForm = ({ carId, optIn, saveValuation, start = null, kinds = [], children }: TradeInFormProps) => {
  const router = useRouter()
  const [posted, post] = useActionState(submitTradeIn, IDLE)
  const [answer, setAnswer] = useState<TradeInState>(IDLE)
  const [sending, startSending] = useTransition()
  const notice = useRef<HTMLDivElement>(null)
  const state = answer.kind === 'idle' ? posted : answer
  const returned = state.kind === 'invalid' || state.kind === 'failed'
  const { step, goTo, heading } = useTradeInSteps(state)
  const { context, formProps } = useSchemaForm({
    schema: schemaOf(step),
    values: returned ? state.values : (start?.values ?? NO_VALUES),
    returned,
    serverErrors: state.kind === 'invalid' ? state.errors : undefined,
    sending,
  })
  const { handleSubmit, setFocus, clearErrors, reset } = context.methods
  const named = start?.values.rego !== undefined
  useEffect(() => {
    // The form has the plate now; a dealership's own analytics would report an address that holds it.
    if (named) window.history.replaceState(null, '', window.location.pathname)
  }, [named])
  useEffect(() => {
    const [first] = state.kind === 'invalid' ? Object.keys(state.errors) : []
    if (first !== undefined) setFocus(first)
    else if (state.kind !== 'idle') notice.current?.focus()
    if (state.kind !== 'sent') return
    if (!state.estimate) router.push(tradeInSuccessHref(state.reference))
    else if (saveValuation) void postValuation(state.reference, state.estimate)
  }, [state, setFocus, router, saveValuation])
  if (state.kind === 'sent')
    return (
      <div className={COLUMNS}>
        {state.estimate ? (
          <EstimateResult ref={notice} leadId={state.reference} estimate={state.estimate} />
        ) : (
          <FormSent ref={notice} {...SENT} reference={state.reference} />
        )}
        {children}
      </div>
    )

  const move = (to: number) => {
    clearErrors()
    // The next step shows no error before it was tried; what was typed stays.
    reset(undefined, { keepValues: true, keepDefaultValues: true })
    goTo(to)
  }
  const send = (element: HTMLFormElement) =>
    startSending(async () => {
      const form = new FormData(element)
      await addSigns(element, form)
      const next = await sendTradeIn(submitTradeIn, form)
      if (next.kind === 'sent') keepTradeInCar(next.reference, form)
      setAnswer(next)
    })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (context.busy) return
    const form = event.currentTarget
    void handleSubmit(() => (step < LAST_STEP ? move(step + 1) : send(form)))(event)
  }
  return (
    <FormContext value={context}>
      <div className={COLUMNS}>
        <LiveRange first={start?.range ?? null} kinds={kinds.length > 0} className="lg:col-start-2" />
        <form
          action={post}
          onSubmit={onSubmit}
          {...formProps}
          aria-busy={context.busy}
          className={cx(KIND_GROUP, 'grid gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1')}
        >
          {state.kind === 'failed' && <TradeInFailed ref={notice} message={state.message} />}
          <ErrorSummary />
          <SpamTrap />
          <HiddenFields values={{ car_id: carId ?? '' }} />
          <TradeInSteps
            step={step}
            heading={heading}
            onBack={() => move(step - 1)}
            optIn={optIn}
            said={start?.said ?? ''}
            given={start?.given ?? null}
            kinds={kinds}
          />
        </form>
        {children}
      </div>
    </FormContext>
  )
}
