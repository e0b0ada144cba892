/** The files that a form's field holds; a browser sends an empty one where none was chosen. */
export const filesOf = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((value): value is File => typeof value !== 'string' && value.size > 0)
