/** Clears every cookie that scripts can reach: the browser's half of the 401 rule (spec 4, decisions 2). */
export function clearCookies(): void {
  const names = document.cookie.split(';').map(pair => pair.split('=')[0]!.trim()).filter(Boolean)
  for (const name of names) document.cookie = `${name}=; path=/; max-age=0`
}
