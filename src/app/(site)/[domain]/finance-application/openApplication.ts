import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { applicantIn, loanLimitsOf, takesApplications } from '@/src/actions/finance/applicant'
import type { ApplicationCar } from '@/src/components/finance/application/ApplicationFrame'
import { getCarsById } from '@/src/data/cars/getCarsById'
import { isUuid } from '@/src/data/reads/isUuid'
import { NO_ANSWERS, nextPage } from '@/src/domain/finance/application/answers'
import { primaryImage } from '@/src/domain/stock/photos/carImages'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import { findDraft } from '@/src/payload/applications/applications'
import { answersOf } from '@/src/payload/applications/sealedAnswers'
import type { Site } from '@/tenants/Site'

/** The visitor's application on a site, with its answers and where it goes on. Not found where the site takes none. */
export const openApplication = async (site: Site) => {
  if (!takesApplications(site)) notFound()
  const open = await applicantIn(site, await headers())
  const draft = await findDraft(open.req, open.applicant)
  const answers = draft ? await answersOf(open.req, draft.id) : NO_ANSWERS
  const limits = loanLimitsOf(site)
  return { ...open, draft, answers, limits, next: nextPage(answers, limits) }
}

/** The car an application is about, as its pages show it, and its price for the form; null when there is none to show. */
export const applicationCar = async (
  site: Site,
  carId: string | null,
): Promise<{ id: string; shown: ApplicationCar; price: number | null } | null> => {
  const [car] = carId && isUuid(carId) ? await getCarsById(site, [carId]) : []
  return car
    ? {
        id: car.id,
        shown: { name: car.name, path: car.path, picture: primaryImage(car) },
        price: shownPrice(car),
      }
    : null
}
