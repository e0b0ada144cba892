/**
 * Node's Request cannot carry jsdom's FormData with files, and jsdom's FormData cannot carry the files that tests select, so both are read
 * from the form of the pressed button.
 */
export async function sentForm(request: Request): Promise<FormData> {
  const button = document.activeElement as HTMLButtonElement
  if (button.form?.enctype !== 'multipart/form-data') return request.formData()
  const form = new FormData(button.form, button)
  for (const { name, files } of button.form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    form.delete(name)
    for (const file of files ?? []) form.append(name, file)
  }
  return form
}
