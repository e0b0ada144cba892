/** The user whose password a form asks for, where no visible field says so: password managers store both together. */
export const UsernameForManagers = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
)
