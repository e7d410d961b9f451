import type { ModelGrade } from '@/src/domain/content/models/modelRange'

/** Cells of each grade on a phone, within a `group/grades`: shown while theirs is chosen. Written out, as Tailwind reads them. */
const COLUMNS = [
  'max-sm:hidden max-sm:group-has-[#grade-0:checked]/grades:table-cell',
  'max-sm:hidden max-sm:group-has-[#grade-1:checked]/grades:table-cell',
  'max-sm:hidden max-sm:group-has-[#grade-2:checked]/grades:table-cell',
  'max-sm:hidden max-sm:group-has-[#grade-3:checked]/grades:table-cell',
  'max-sm:hidden max-sm:group-has-[#grade-4:checked]/grades:table-cell',
  'max-sm:hidden max-sm:group-has-[#grade-5:checked]/grades:table-cell',
  'max-sm:hidden max-sm:group-has-[#grade-6:checked]/grades:table-cell',
  'max-sm:hidden max-sm:group-has-[#grade-7:checked]/grades:table-cell',
]

/** Pictures of each grade, of which one is shown in any window. */
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

/** More grades than these keep a table that scrolls sideways. */
export const isSwitched = ({ length }: readonly ModelGrade[]): boolean => length <= COLUMNS.length

/** Of a cell in the column of a grade. */
export const columnClass = (grades: readonly ModelGrade[], column: number): string | undefined =>
  isSwitched(grades) ? COLUMNS[column] : undefined

/** Of the picture of a grade. */
export const pictureClass = (grades: readonly ModelGrade[], index: number): string | undefined =>
  isSwitched(grades) ? PICTURES[index] : undefined

interface GradeSwitchProps {
  grades: ModelGrade[]
  /** What the pictures of the grades show, such as 'Floor plan'; null: there are none. */
  of: string | null
}

/**
 * Which grade's column a phone shows, and whose picture any window: radio buttons and CSS, so it works without script
 * (RTE-28).
 */
export const GradeSwitch = ({ grades, of }: GradeSwitchProps) =>
  isSwitched(grades) && (
    <fieldset className={of === null ? 'mb-2 sm:hidden' : 'mb-4'}>
      <legend className="mb-2 text-sm text-muted">{of === null ? 'Grade shown' : `${of} of`}</legend>
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
