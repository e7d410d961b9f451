import type { ApplicationStep, StepId } from './ApplicationStep'
import { moneySteps } from './moneySteps'
import { personSteps } from './personSteps'

/** The questions of a finance application, in the order they are asked: form, checks, staff's page and download follow it. */
export const applicationSteps: readonly ApplicationStep[] = [...personSteps, ...moneySteps]

/** Pages of an application: the questions, the documents, and the declaration that sends it. */
export const pageIds = [...applicationSteps.map(({ id }) => id), 'documents', 'declaration'] as const
export type PageId = StepId | 'documents' | 'declaration'

export const stepOf = (id: string): ApplicationStep | null => applicationSteps.find((step) => step.id === id) ?? null

export const isPageId = (id: string): id is PageId => pageIds.some((page) => page === id)

const LAST_TITLES: Record<string, string> = { documents: 'Documents', declaration: 'Check and send' }

export const pageTitle = (id: PageId): string => stepOf(id)?.title ?? LAST_TITLES[id] ?? ''

export const FINANCE_APPLICATION_PATH = '/finance-application'

/** Where one page of the application is. */
export const pagePath = (id: PageId): string => `${FINANCE_APPLICATION_PATH}/${id}`

/** Where an application begins, about a car or none; `car_id` is read there. */
export const applyHref = (carId: string | null): string =>
  carId === null ? FINANCE_APPLICATION_PATH : `${FINANCE_APPLICATION_PATH}?car_id=${carId}`
