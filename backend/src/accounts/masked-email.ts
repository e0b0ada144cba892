/** Masks an address: `rina.wati@mail.example` becomes `r•••i@mail.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  return `${name[0] ?? ''}•••${name.length > 2 ? name.at(-1) : ''}${email.slice(at)}`
}
