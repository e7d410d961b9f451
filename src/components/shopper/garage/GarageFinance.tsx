import { dayInZone } from '@/src/domain/locations/hours/momentWords'
import { Button } from '@/src/components/ui/Button'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { FINANCE_APPLICATION_PATH } from '@/src/domain/finance/application/applicationPages'
import {
  type ApplicationSummary,
  applicationNumber,
  applicationStateWords,
} from '@/src/domain/finance/application/applicationStates'
import { LIST, Row } from './GarageRows'
import { GarageSection, NothingHere } from './GarageSection'

const stateWords = ({ state, lenderState }: ApplicationSummary): string =>
  state === 'submitted' && lenderState === 'sent' ? 'With the lender' : applicationStateWords[state]

/** Goes on with a draft; deletes it, or takes back what was sent, in a second step. */
const Actions = ({ id, state }: ApplicationSummary) => {
  const number = applicationNumber(id)
  return (
    <div className="flex w-full flex-wrap items-start gap-x-4">
      {state === 'draft' && (
        <Button href={FINANCE_APPLICATION_PATH} size="sm">
          Continue
        </Button>
      )}
      <details>
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold underline">
          {state === 'draft' ? 'Delete' : 'Withdraw'}
          <span className="sr-only"> application {number}</span>
        </summary>
        <form method="post" action="/api/finance-application/withdraw" className="grid justify-items-start gap-2 py-2">
          <input type="hidden" name="application" value={id} />
          <p className="text-sm text-muted">Answers and documents are deleted at once.</p>
          <button type="submit" className={buttonClasses({ variant: 'danger' })}>
            Yes, {state === 'draft' ? 'delete' : 'withdraw'} it
            <span className="sr-only">: application {number}</span>
          </button>
        </form>
      </details>
    </div>
  )
}

interface GarageFinanceProps {
  applications: ApplicationSummary[]
  /** The dealership's clocks. */
  zone: string
}

/** Finance applications of the garage, with where they stand. */
export const GarageFinance = ({ applications, zone }: GarageFinanceProps) => (
  <GarageSection id="finance" title="Finance applications" count={applications.length}>
    {applications.length === 0 ? (
      <>
        <NothingHere>An application for finance is saved here at every step.</NothingHere>
        <Button href={FINANCE_APPLICATION_PATH} variant="outline" className="mt-4">
          Apply for finance
        </Button>
      </>
    ) : (
      <ul className={LIST}>
        {applications.map((application) => {
          const { id, state, vehicle, at } = application
          return (
            <Row
              key={id}
              title={vehicle || 'Finance for a car'}
              text={`${state === 'draft' ? 'Saved' : 'Sent'} ${dayInZone(at, zone)}, ${applicationNumber(id)}`}
              state={stateWords(application)}
              tone={state === 'submitted' ? 'success' : 'neutral'}
            >
              {state !== 'withdrawn' && <Actions {...application} />}
            </Row>
          )
        })}
      </ul>
    )}
  </GarageSection>
)
