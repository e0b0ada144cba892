/** The enterprise that a page is about: that of `?id=`, otherwise the call's own choice. */
export function requestedEnterprise(params: URLSearchParams): { enterpriseId?: string } {
  const enterpriseId = params.get('id') ?? ''
  return /^[0-9A-Za-z-]{1,40}$/.test(enterpriseId) ? { enterpriseId } : {}
}
