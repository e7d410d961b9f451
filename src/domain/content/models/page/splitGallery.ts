import type { ModelGrade, ModelRange } from '../modelRange'

type Pictures = ModelRange['gallery']
type Picture = Pictures[number]

interface SplitGallery {
  /** Those of the model as a whole. */
  photos: Pictures
  /** What the pictures of single grades show: 'Floor plan'; null without any. */
  plansOf: string | null
  /** For each grade its own picture. */
  plans: (Picture | null)[]
}

const plain = (text: string): string => text.trim().toLowerCase()

/** What a caption says of one grade: 'Floor plan' of 'Floor plan: 17.55-8 Touring'; null of another. */
const ofGrade = ({ caption }: Picture, { name }: Pick<ModelGrade, 'name'>): string | null => {
  const [label = '', named] = (caption ?? '').split(/: (.*)/)
  return named !== undefined && plain(named) === plain(name) ? label : null
}

/** A model's pictures: those whose caption ends with the name of a grade stand with the grades, the others in the gallery. */
export const splitGallery = (gallery: Pictures, grades: readonly Pick<ModelGrade, 'name'>[]): SplitGallery => {
  // One grade has no table to stand in.
  const compared = grades.length > 1 ? grades : []
  const isPlan = (picture: Picture): boolean => compared.some((grade) => ofGrade(picture, grade) !== null)
  const plans = compared.map((grade) => gallery.find((picture) => ofGrade(picture, grade) !== null) ?? null)
  const [label = null] = plans.flatMap((plan, index) => {
    const grade = compared[index]
    return (plan && grade && ofGrade(plan, grade)) ?? []
  })
  return { photos: gallery.filter((picture) => !isPlan(picture)), plansOf: label, plans }
}
