import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { PageTitle } from '@/src/components/site/PageTitle'
import { applicationNumber } from '@/src/domain/finance/application/applicationStates'

interface ApplicationSentProps {
  application: { id: string; vehicle: string }
  /** Path of the garage; null when signed out. */
  garage: string | null
}

/** What happens after an application was sent, and how it is taken back. */
export const ApplicationSent = ({ application, garage }: ApplicationSentProps) => (
  <>
    <PageTitle title="Your application is sent" parents={[{ label: 'Finance', href: '/finance' }]} />
    <Container narrow className="grid gap-8 py-10">
      <p role="status" className="text-lead">
        Thank you. Our finance team looks at it and calls you. Nothing is agreed until you have signed a contract.
      </p>
      <dl className="divide-y divide-line border-y border-line">
        {[
          ['Reference', applicationNumber(application.id)],
          ...(application.vehicle ? [['Vehicle', application.vehicle]] : []),
        ].map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-4">
        <Button href={garage ? `${garage}#finance` : '/'}>
          {garage ? 'See it in my garage' : 'Back to the website'}
        </Button>
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold underline">
          Withdraw this application
        </summary>
        <form method="post" action="/api/finance-application/withdraw" className="grid justify-items-start gap-3 py-2">
          <input type="hidden" name="application" value={application.id} />
          <p className="text-sm text-muted">Your answers and documents are deleted here at once.</p>
          <Button type="submit" variant="danger">
            Yes, withdraw it
          </Button>
        </form>
      </details>
    </Container>
  </>
)
