import type { ModelGrade } from '@/src/domain/content/models/modelRange'

/** Pictures of each grade, of which one is shown, within a `group/grades`. Written out, as Tailwind reads them. */
const PICTURES = [
  'hidden group-has-[#grade-0:checked]/grades:block',
  'hidden group-has-[#grade-1:checked]/grades:block',
  'hidden group-has-[#grade-2:checked]/grades:block',
  'hidden group-has-[#grade-3:checked]/grades:block',
  'hidden group-has-[#grade-4:checked]/grades:block',
  'hidden group-has-[#grade-5:checked]/grades:block',
  'hidden group-has-[#grade-6:checked]/grades:block',
  'hidden group-has-[#grade-7:checked]/grades:block',
]

/** More grades than these are not chosen from, and each shows its picture. */
const isSwitched = ({ length }: readonly ModelGrade[]): boolean => length <= PICTURES.length

/** Of the picture of a grade. */
export const pictureClass = (grades: readonly ModelGrade[], index: number): string | undefined =>
  isSwitched(grades) ? PICTURES[index] : undefined

interface GradeSwitchProps {
  grades: ModelGrade[]
  /** What the pictures of the grades show, such as 'Floor plan'. */
  of: string
}

/** Which grade's picture is shown: radio buttons and CSS, so it works without script (RTE-28). */
export const GradeSwitch = ({ grades, of }: GradeSwitchProps) =>
  isSwitched(grades) && (
    <fieldset className="mb-4">
      <legend className="mb-2 text-sm text-muted">{of} of</legend>
      <div className="flex flex-wrap gap-2">
        {grades.map(({ name }, column) => (
          <span key={column} className="relative">
            <input
              id={`grade-${column}`}
              type="radio"
              name="grade-shown"
              defaultChecked={column === 0}
              autoComplete="off"
              className="peer sr-only"
            />
            <label
              htmlFor={`grade-${column}`}
              className="inline-flex min-h-10 cursor-pointer items-center rounded-control border border-line-strong px-3 text-[0.9375rem] peer-checked:border-current peer-checked:bg-brand-soft peer-checked:font-semibold peer-checked:text-brand-text peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-current"
            >
              {name}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  )
