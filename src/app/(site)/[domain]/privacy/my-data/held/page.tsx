import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeleteMyData, HeldSections } from '@/src/components/privacy/HeldSections'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Button } from '@/src/components/ui/Button'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { Container } from '@/src/components/ui/Container'
import { heldSections } from '@/src/domain/privacy/heldSections'
import { PERSON_COOKIE, PERSON_PATH } from '@/src/payload/auth/personToken'
import { findHeld } from '@/src/payload/person/findHeld'
import { requireSite } from '../../../requireSite'
import { openedLink } from '../openedLink'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Your data',
  robots: { index: false, follow: false },
  // Without any, a browser does not say where the form that deletes comes from, and it is refused.
  referrer: 'same-origin',
}

const Closed = () => (
  <>
    <PageTitle title="This link does not open anything any more" intro="A link works for an hour, and deletes once." />
    <Container narrow className="py-section">
      <Button href={PERSON_PATH} size="lg">
        Ask for a new link
      </Button>
    </Container>
  </>
)

/** What the dealerships of this site hold of whoever has opened the mailed link (LAW-08). Never cached, never indexed. */
const Page = async ({ params }: { params: Promise<{ domain: string }> }) => {
  const site = await requireSite(params)
  const opened = await openedLink(site, (await cookies()).get(PERSON_COOKIE)?.value)
  if (!opened) return <Closed />
  const sections = heldSections(await findHeld(opened.req, site.memberIds, opened.person))
  return (
    <>
      <PageTitle title="Your data" intro={`What ${site.name} holds about you.`} />
      <Container narrow className="py-section">
        {sections.length === 0 ? (
          <p>We hold nothing about you.</p>
        ) : (
          <>
            <a
              href={`${PERSON_PATH}/file`}
              download
              className={buttonClasses({ size: 'lg', className: 'max-sm:w-full' })}
            >
              Download as a file
            </a>
            <HeldSections sections={sections} />
            <DeleteMyData action={`${PERSON_PATH}/erase`} />
          </>
        )}
      </Container>
    </>
  )
}

export default Page
