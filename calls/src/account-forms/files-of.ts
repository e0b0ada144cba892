/** The files in a form's field. A browser sends an empty file where none was chosen; it is left out. */
export const filesOf = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((value): value is File => typeof value !== 'string' && value.size > 0)
