/** Whose password a form asks for, where no field that is seen says so: password managers keep both together. */
export const UsernameForManagers = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
)
