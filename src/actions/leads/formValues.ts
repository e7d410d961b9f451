import type { FormValues } from '../FormState'

/** A posted form's values without React's own fields; a name that occurs several times becomes an array. */
export const formValues = (form: FormData): FormValues => {
  const names = [...new Set(form.keys())].filter((name) => !name.startsWith('$'))
  return Object.fromEntries(
    names.map((name) => {
      const texts = form.getAll(name).filter((value) => typeof value === 'string')
      return [name, texts.length > 1 ? texts : (texts[0] ?? '')]
    }),
  )
}
